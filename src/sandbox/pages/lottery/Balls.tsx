import { useTools } from '../shared/GameContext.tsx';
import { Icon } from '../shared/icons.tsx';

interface Props {
  numbers: readonly string[];
  /** Places that the own bets had; they are green and have a tick. */
  hits?: readonly boolean[];
  small?: boolean;
}

/** Drawn numbers; one number of several digits is shown digit by digit. */
export const ballsOf = (numbers: readonly string[]): readonly string[] =>
  numbers.length === 1 ? (numbers[0] ?? '').split('') : numbers;

export function Balls({ numbers, hits = [], small = false }: Props) {
  const { say } = useTools();
  return (
    <ol className="balls" data-small={small || undefined}>
      {ballsOf(numbers).map((number, at) => (
        <li key={at} data-hit={hits[at] === true || undefined}>
          <span>{number}</span>
          {hits[at] === true && (
            <>
              <Icon name="check" size={16} />
              <span className="unseen">{say('isDrawn')}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
