import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { gameOfVendor, inhouseVendors, startsAtOnce, useGameVendors, type Vendor } from '#state/games/gameVendors.ts';
import type { MenuItem } from '#state/navigation/menu.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { isLottery, lotteriesPathOf } from '#state/games/lotteryVendors.ts';
import { startGame } from '#state/games/startGame.ts';
import { Spinner } from '#ui/content/Spinner.tsx';
import styles from './SideMenu.module.css';

interface Props {
  item: MenuItem;
  onSelect: () => void;
}

/** The page of the category, then its vendors; those without a page launch their game. */
export function VendorList({ item, onSelect }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const { vendors, isPending } = useGameVendors();
  const { category } = item.entry;
  if (category === undefined) return null;
  const cards = category === 'INHOUSE' ? vendors && inhouseVendors(vendors, portal.brand) : vendors?.get(category)?.cards;
  const known: GameCategory | undefined = category === 'INHOUSE' ? undefined : category;
  const start = (card: Vendor) => {
    onSelect();
    void startGame(portal, gameOfVendor(card, known));
  };
  const pathOf = (card: Vendor) =>
    isLottery(category) ? lotteriesPathOf(portal.brand, card) : `${item.href}?vendor=${encodeURIComponent(card.vassalage)}`;
  return (
    <ul>
      {item.href !== null && (
        <li>
          <PageLink to={item.href} className={styles.subEntry} data-entry={`${item.name}-all`} onClick={onSelect}>
            {t('all')}
          </PageLink>
        </li>
      )}
      {isPending && <Spinner label={t('loading')} />}
      {cards?.map((card) => {
        const linkProps = { className: styles.subEntry, 'data-entry': `${item.name}-${card.vassalage}` };
        const name = card.name ?? card.vassalage;
        const path = startsAtOnce(portal.brand, card) || item.href === null ? null : pathOf(card);
        return (
          <li key={card.vassalage}>
            {path === null ? (
              <button {...linkProps} type="button" onClick={() => start(card)}>
                {name}
              </button>
            ) : (
              <PageLink {...linkProps} to={path} onClick={onSelect}>
                {name}
              </PageLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
