import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { isOffered } from '#state/games/offered.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { useRoutePath } from '#state/navigation/useVisibility.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { GameRail } from './GameRail.tsx';

/** The most played games that the brand offers, without those of categories with a row of their own on this page. */
export function HotRail({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('game-rails');
  const routePath = useRoutePath();
  const requests = useGameRequests();
  const read = useRead('hotGames', requests.hot);
  const { order, sections } = brand.layout.home;
  const list = useMemo(() => {
    const own = new Set(order.map((name) => sections[name]?.['category']));
    return read.data?.list.filter((game) => !own.has(game.gameCategory) && isOffered(brand, game));
  }, [read.data, brand, order, sections]);
  const to = routePath('lobby', { tab: 'hot' });
  return (
    <GameRail
      slotProps={slotProps}
      settings={settings}
      games={list}
      failed={read.isError}
      heading={{ id: 'home-hot-games', title: t('hot_title'), icon: 'flame' }}
      all={to === null ? null : { to, label: t('see_all_hot') }}
    />
  );
}
