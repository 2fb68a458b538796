import { useTranslation } from 'react-i18next';
import { openFirst } from '#parts/games/closedNote.ts';
import { VendorTile } from '#parts/games/VendorTile.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { TileGrid } from '#ui/tiles/TileGrid.tsx';
import { cardFits } from './fitsQuery.ts';
import type { ListProps } from './HotGames.tsx';
import { NO_FILTERS } from '#state/games/lobbyQuery.ts';
import { isStage } from './stage/fewVendors.ts';
import { Stage } from './stage/Stage.tsx';

/** A lobby whose vendors have a single game each: the vendors whose name is searched for, or all. */
export function SingleVendors({ lobby, query, change }: ListProps) {
  const { t } = useTranslation('lobby');
  const cards = query.name === '' ? lobby.single : lobby.single.filter((card) => cardFits(card, query));
  if (lobby.single.length === 0) return <EmptyState icon="dices" title={t('none_title')} text={t('none_text')} />;
  if (cards.length === 0) {
    const action = <Button onClick={() => change(NO_FILTERS)}>{t('clear_search')}</Button>;
    return <EmptyState icon="dices" title={t('no_match', { name: query.name })} text={t('no_match_text')} action={action} />;
  }
  if (isStage(lobby)) return <Stage cards={openFirst(cards)} category={lobby.category} />;
  return (
    <TileGrid label={t('studios_label')} layout={lobby.wide ? 'wide' : 'posters'}>
      {cards.map((card) => (
        <li key={card.vassalage}>
          <VendorTile card={card} category={lobby.category} wide={lobby.wide} priority />
        </li>
      ))}
    </TileGrid>
  );
}
