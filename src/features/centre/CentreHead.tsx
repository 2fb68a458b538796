import { useTranslation } from 'react-i18next';
import { formatMoney, maskedMoney } from '#engine/money/money.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal, usePreferences, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { GradientBadge } from '#ui/member/GradientBadge.tsx';
import { Avatar } from '#ui/member/Avatar.tsx';
import styles from './Centre.module.css';

/** Who is signed in, and what is in the wallet. */
export function CentreHead() {
  const portal = usePortal();
  const { brand } = portal;
  const { t } = useTranslation('portal');
  const member = useSession((state) => state.member);
  const username = useSession((state) => state.username);
  const language = usePreferences((state) => state.language);
  const hidden = usePreferences((state) => state.balanceHidden);
  const avatar = useRead('playerAvatar');
  const balance = useRead('balance');
  const amount = hidden ? maskedMoney(brand.currency) : formatMoney(balance.data?.sumBalance, { ...brand.currency, language });
  const label = member?.clubLabel ?? null;
  return (
    <div className={styles.head}>
      <Avatar size="md" src={imageUrl(portal, avatar.data?.url ?? '')} fallbackSrc={`/images/${brand.images.fallbackAvatar}`} />
      <span className={styles.names}>
        <b className="ellipsis">{member?.nickname ?? username ?? ''}</b>
        {label && (
          <GradientBadge from={label.color ?? ''} to={label.color2 ?? ''} icon="crown">
            {label.labelName}
          </GradientBadge>
        )}
      </span>
      <span className={styles.balance}>
        <span className="small">{t('balance')}</span>
        <b className="num">{amount ?? t('balance_unknown')}</b>
      </span>
    </div>
  );
}
