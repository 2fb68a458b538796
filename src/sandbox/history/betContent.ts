import type { CatalogueGame } from '../model/gameCatalogue.ts';
import type { Draws } from './draws.ts';

/** What was bet on. */
export function contentOf({ gameCategory, lines }: CatalogueGame, draws: Draws): string {
  switch (gameCategory) {
    case 'SPORTS':
    case 'ESPORTS':
      return `${draws.pick(['1', 'X', '2', 'Over 2.5', 'Under 2.5'])} @ ${draws.between(1, 3)}.${draws.between(10, 95)}`;
    case 'LOTT':
    case 'ELOTT':
      return String(draws.between(0, 99)).padStart(2, '0');
    case 'LIVE':
      return draws.pick(['Red', 'Black', 'Even', 'Odd', 'Player', 'Banker']);
    default:
      return lines ? `${lines} lines` : '';
  }
}
