import type { Card, TableResult } from '#sandbox/play/table.ts';
import { useTools } from '../shared/GameContext.tsx';
import { drawingOf } from '../shared/pageAddress.ts';

const ranks: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
const suits = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
/** In a box of 32. */
const shapes = [
  'M16 28C2 18 4 7 10 7c3 0 5 2 6 5 1-3 3-5 6-5 6 0 8 11-6 21z',
  'M16 3 27 16 16 29 5 16z',
  'M16 4a6 6 0 0 1 5 9 6 6 0 1 1-4 10l2 5h-6l2-5a6 6 0 1 1-4-10 6 6 0 0 1 5-9z',
  'M16 3c3 6 11 9 11 16 0 5-7 6-9 2l2 7h-8l2-7c-2 4-9 3-9-2C5 12 13 9 16 3z',
] as const;

interface Props {
  kind: 'cards' | 'dice' | 'fish';
  /** Null before a round, and while one is played. */
  result: TableResult | null;
  /** Chosen fish. */
  choice: string;
}

/** What the last round of a table showed. */
export function TableStage({ kind, result, choice }: Props) {
  const { say, address } = useTools();
  if (kind === 'fish') {
    const hit = result?.kind === 'fish' && result.hit;
    return (
      <div className="sea" data-fish={choice} data-hit={hit || undefined}>
        <img src={drawingOf(address.brand, 'fish')} alt="" width="160" height="160" />
      </div>
    );
  }
  const sides = kind === 'cards' ? (['player', 'banker'] as const) : (['you', 'rival'] as const);
  return (
    <div className="felt">
      {sides.map((side, at) => (
        <figure key={side} data-winner={isWinner(result, at) || undefined}>
          <figcaption>{say(side)}</figcaption>
          {kind === 'dice' ? (
            <Dice roll={result?.kind === 'dice' ? (at === 0 ? result.player : result.rival) : null} />
          ) : result?.kind === 'cards' ? (
            <CardFace card={at === 0 ? result.player : result.banker} />
          ) : (
            <CardBack />
          )}
        </figure>
      ))}
    </div>
  );
}

function isWinner(result: TableResult | null, at: number): boolean {
  if (result === null || result.kind === 'fish') return false;
  return result.winner === (['player', result.kind === 'cards' ? 'banker' : 'rival'] as const)[at];
}

const CardBack = () => <div className="card" data-back />;

function CardFace({ card: { rank, suit } }: { card: Card }) {
  const { say } = useTools();
  const name = ranks[rank] ?? String(rank);
  return (
    <div
      className="card"
      role="img"
      data-red={suit < 2 || undefined}
      aria-label={say('cardIs', { x: name, suit: say(suits[suit] ?? 'hearts') })}
    >
      <b>{name}</b>
      <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor">
        <path d={shapes[suit]} />
      </svg>
    </div>
  );
}

/** Places of the pips in a box of 3 × 3. */
const pips: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

function Dice({ roll }: { roll: readonly [number, number] | null }) {
  return (
    <div className="dice" role="img" aria-label={roll === null ? '?' : `${roll[0]} + ${roll[1]} = ${roll[0] + roll[1]}`}>
      {(roll ?? [0, 0]).map((value, at) => (
        <svg key={at} aria-hidden="true" viewBox="0 0 60 60" data-blank={roll === null || undefined}>
          <rect x="1" y="1" width="58" height="58" rx="13" />
          {(pips[value] ?? []).map((place) => (
            <circle key={place} cx={14 + (place % 3) * 16} cy={14 + Math.floor(place / 3) * 16} r="5.5" />
          ))}
        </svg>
      ))}
    </div>
  );
}
