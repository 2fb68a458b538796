import { useTranslation } from 'react-i18next';
import { type BadgeName, useBadge } from '#state/badges/useBadge.ts';
import { useFollowedCounts } from '#state/badges/useFollowedCounts.ts';
import { CountBadge } from '#parts/menu/CountBadge.tsx';
import { NewTabMark } from '#parts/menu/NewTabMark.tsx';
import { imageUrl } from '#state/content/images.ts';
import { useEndNotice } from '#state/contracts/useEndNotice.ts';
import { useOfferNotice } from '#state/contracts/useOfferNotice.ts';
import { type MenuItem as MenuEntryItem, useMenu } from '#state/navigation/menu.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Avatar } from '#ui/member/Avatar.tsx';
import { GradientBadge } from '#ui/member/GradientBadge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { MenuItem } from '#ui/overlay/MenuItem.tsx';
import { PopoverMenu } from '#ui/overlay/PopoverMenu.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Balance } from './Balance.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './MemberArea.module.css';

/** The brand's `header` menu for members: counters as icons, the others as buttons where there is room. */
function MemberEntries() {
  return useMenu('header').map((item) =>
    item.entry.badge ? (
      <CounterButton key={item.name} item={item} name={item.entry.badge} />
    ) : (
      <span key={item.name} className={styles.entry}>
        <MenuButton item={item} />
      </span>
    ),
  );
}

function CounterButton({ item, name }: { item: MenuEntryItem; name: BadgeName }) {
  const { t } = useTranslation();
  const count = useBadge(name);
  const label = t(item.entry.label);
  return (
    <IconButton
      icon={(item.entry.icon ?? 'bell') as IconName}
      label={count > 0 ? t('portal:entry_count', { label, count }) : label}
      count={count}
      className={styles.bell}
      data-entry={item.name}
      onClick={item.choose}
    />
  );
}

/** Balance, and the avatar menu with name, label and the brand's `avatar` entries. */
export function MemberArea() {
  const portal = usePortal();
  const { t } = useTranslation();
  const username = useSession((state) => state.username);
  const member = useSession((state) => state.member);
  const items = useMenu('avatar');
  useFollowedCounts();
  useOfferNotice();
  useEndNotice();
  const avatar = useRead('playerAvatar');
  // a member who chose no picture has the account's
  const chosen = avatar.data?.url;
  const icon = useRead('memberIcon', undefined, { enabled: avatar.data !== undefined && !chosen });
  const name = member?.nickname ?? username ?? '';
  const label = member?.clubLabel ?? null;
  const picture = (size: 'sm' | 'md') => (
    <Avatar
      size={size}
      src={imageUrl(portal, chosen || icon.data?.icon || '')}
      fallbackSrc={`/images/${portal.brand.images.fallbackAvatar}`}
    />
  );

  return (
    <>
      <Balance />
      <MemberEntries />
      <PopoverMenu
        label={t('portal:account_menu', { name })}
        className={styles.menu}
        trigger={(props) => (
          <button {...props} type="button" className={styles.trigger} aria-label={t('portal:account_menu', { name })}>
            {picture('sm')}
            <span className={styles.who}>
              <b className="ellipsis">{name}</b>
              {label && <span className="micro subtle ellipsis">{label.labelName}</span>}
            </span>
            <Icon name="chevron-down" size={16} />
          </button>
        )}
        header={
          <div className={styles.head}>
            {picture('md')}
            <span className={styles.names}>
              <b className="ellipsis">{name}</b>
              {label && (
                <GradientBadge from={label.color ?? ''} to={label.color2 ?? ''} icon="crown">
                  {label.labelName}
                </GradientBadge>
              )}
            </span>
          </div>
        }
      >
        {(close) =>
          items.map((item) => (
            <MenuItem
              key={item.name}
              icon={item.entry.icon as IconName | undefined}
              data-entry={item.name}
              href={item.outside ?? undefined}
              newTab={item.outside !== null}
              end={item.outside !== null ? <NewTabMark /> : item.entry.badge && <CountBadge name={item.entry.badge} />}
              onClick={() => {
                close();
                if (item.outside === null) item.choose();
              }}
            >
              {t(item.entry.label)}
            </MenuItem>
          ))
        }
      </PopoverMenu>
    </>
  );
}
