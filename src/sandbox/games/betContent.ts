import type { CatalogueGame } from './gameCatalogue.ts';
import type { Word, Worded } from '#sandbox/values/words.ts';
import type { Draws } from '#sandbox/values/draws.ts';

const results = ['1', 'X', '2', 'over', 'under'] as const;
const sides: readonly Word[] = ['red', 'black', 'even', 'odd', 'player', 'banker'];

/** What was bet on. */
export function contentOf({ gameCategory, lines }: CatalogueGame, draws: Draws): Worded {
  switch (gameCategory) {
    case 'SPORTS':
    case 'ESPORTS': {
      const result = draws.pick(results);
      const odds = `@ ${draws.between(1, 3)}.${draws.between(10, 95)}`;
      return result === 'over' || result === 'under' ? { word: result, of: `2.5 ${odds}` } : `${result} ${odds}`;
    }
    case 'LOTT':
    case 'ELOTT':
      return String(draws.between(0, 99)).padStart(2, '0');
    case 'LIVE':
      return { word: draws.pick(sides) };
    default:
      return lines ? { word: 'lines', of: String(lines) } : '';
  }
}
