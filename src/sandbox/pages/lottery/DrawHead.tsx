import type { LotteryView, PlayOption } from '#sandbox/play/playView.ts';
import { useTools } from '../shared/GameContext.tsx';
import { clockText } from '../shared/motion.ts';

interface Props {
  lottery: LotteryView;
  play: PlayOption;
  clock: { seconds: number; isClosed: boolean };
}

/** The next draw, what a bet on it pays, and the time that is left. */
export function DrawHead({ lottery, play, clock }: Props) {
  const { say, times } = useTools();
  return (
    <div className="draw">
      <p>
        <b data-issue={lottery.draw.issue}>{say('draw', { x: lottery.draw.issue })}</b>
        <span>{say('upTo', { x: times(play.odds) })}</span>
      </p>
      <p className="countdown" data-closed={clock.isClosed || undefined}>
        <small>{say(clock.isClosed ? 'drawing' : 'closesIn')}</small>
        <b>
          {clockText(clock.seconds)
            .split(':')
            .map((part, at) => (
              <span key={at}>{part}</span>
            ))}
        </b>
      </p>
    </div>
  );
}
