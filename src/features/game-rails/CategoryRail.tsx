import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { gameCategories } from '#engine/constants.ts';
import type { SectionProps } from '#engine/registry.ts';
import { isWide } from '#state/games/lobbyNames.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { type MenuItem, useMenu } from '#state/navigation/menu.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import type { IconName } from '#ui/icon/iconNames.ts';
import { GameRail } from './GameRail.tsx';

/** The most played games of the section's `category`; renders nothing if the brand's `categories` menu lacks it. */
export function CategoryRail(props: SectionProps) {
  const category = gameCategories.find((one) => one === props.settings['category']);
  const item = useMenu('categories').find(({ entry }) => category !== undefined && entry.category === category);
  return category === undefined || item === undefined ? null : <Known {...props} category={category} item={item} />;
}

function Known({ slotProps, settings, category, item }: SectionProps & { category: GameCategory; item: MenuItem }) {
  const { brand } = usePortal();
  const { t } = useTranslation('game-rails');
  const requests = useGameRequests();
  const read = useRead('hotGames', { ...requests.hot, gameType: category });
  const title = t(item.entry.label);
  return (
    <GameRail
      slotProps={slotProps}
      settings={settings}
      games={read.data?.list}
      failed={read.isError}
      heading={{ id: `home-${category}`, title, icon: (item.entry.icon ?? 'layout-grid') as IconName }}
      all={item.href === null ? null : { to: item.href, label: t('see_all_of', { name: title }) }}
      wide={isWide(brand, category)}
    />
  );
}
