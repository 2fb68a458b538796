import { useTools } from './GameContext.tsx';
import { Icon } from './icons.tsx';
import type { WordKey } from './words.ts';

interface Props {
  stakes: readonly string[];
  value: string;
  onChange: (stake: string) => void;
  disabled?: boolean;
  label?: WordKey;
}

/** The stake between a lower and a higher one. */
export function StakeStepper({ stakes, value, onChange, disabled = false, label = 'stake' }: Props) {
  const { say, money } = useTools();
  const at = stakes.indexOf(value);
  const step = (by: number, key: 'lower' | 'higher') => {
    const next = stakes[at + by];
    return (
      <button
        type="button"
        className="round"
        aria-label={say(key)}
        aria-disabled={disabled || next === undefined}
        onClick={() => !disabled && next !== undefined && onChange(next)}
      >
        <Icon name={key === 'lower' ? 'minus' : 'plus'} />
      </button>
    );
  };
  return (
    <div className="stepper" role="group" aria-label={say(label)}>
      {step(-1, 'lower')}
      <span>
        <small className={label === 'perBet' ? 'unseen' : undefined}>{say(label)}</small>
        <output data-stake={value}>{money(value)}</output>
      </span>
      {step(1, 'higher')}
    </div>
  );
}
