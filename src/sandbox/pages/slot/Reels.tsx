import { useTools } from '../shared/GameContext.tsx';
import { drawingOf } from '../shared/pageAddress.ts';
import { type LineWin, slotLines, slotSymbols } from '#sandbox/play/slot.ts';

interface Props {
  reels: readonly (readonly number[])[];
  spinning: boolean;
  wins: readonly LineWin[];
}

/** Middles of the cells, in a box of 5 × 3. */
const pathOf = ({ line, count }: LineWin): string =>
  (slotLines[line] ?? [])
    .slice(0, count)
    .map((row, reel) => `${reel + 0.5},${row + 0.5}`)
    .join(' ');

/** Five reels of three symbols, with the lines that win. */
export function Reels({ reels, spinning, wins }: Props) {
  const { say, address } = useTools();
  const hits = new Set(
    wins.flatMap(({ line, count }) => (slotLines[line] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`)),
  );
  const rows = [0, 1, 2].map((row) => reels.map((reel) => say(slotSymbols[reel[row] ?? 0]!.name)).join(', '));
  return (
    <div className="reels" data-spinning={spinning || undefined} data-won={wins.length > 0 || undefined}>
      <p className="unseen">{`${say('reels')}: ${rows.join('; ')}`}</p>
      <div aria-hidden="true" className="columns">
        {reels.map((reel, at) => (
          <div key={at} className="reel">
            {reel.map((symbol, row) => (
              <span key={row} className="cell" data-hit={hits.has(`${at} ${row}`) || undefined}>
                <img src={drawingOf(address.brand, slotSymbols[symbol]!.name)} alt="" width="80" height="80" />
              </span>
            ))}
          </div>
        ))}
      </div>
      <svg aria-hidden="true" className="lines" viewBox="0 0 5 3" preserveAspectRatio="none">
        {wins.map((win) => (
          <polyline key={win.line} points={pathOf(win)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </div>
  );
}
