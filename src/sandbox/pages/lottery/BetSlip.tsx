import type { PlayOption } from '#sandbox/play/playView.ts';
import { useTools } from '../shared/GameContext.tsx';
import { valueName } from './playNames.ts';

interface Props {
  play: PlayOption;
  picks: readonly (readonly string[])[];
  onPick: (picks: string[][]) => void;
}

/** The columns of a play; each value is a key. A sum has one choice. */
export function BetSlip({ play, picks, onPick }: Props) {
  const { say } = useTools();
  const toggle = (at: number, value: string): void => {
    const chosen = picks[at] ?? [];
    const isOne = play.middle !== undefined;
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : isOne ? [value] : [...chosen, value];
    onPick(picks.map((column, index) => (index === at ? next : [...column])));
  };
  return (
    <div className="slip" data-columns={play.columns.length} data-pool={play.pick !== undefined || undefined}>
      {play.columns.map(({ name, values }, at) => (
        <div key={name} role="group" aria-label={say(name)} className="column">
          <h3 aria-hidden="true">{say(name)}</h3>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={picks[at]?.includes(value) === true}
              onClick={() => toggle(at, value)}
            >
              {valueName(say, value)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
