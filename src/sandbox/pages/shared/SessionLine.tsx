import type { PlayView } from '#sandbox/play/playView.ts';
import { useTools } from './GameContext.tsx';
import { Icon } from './icons.tsx';
import { useSessionTime } from './motion.ts';

/** What the session has brought so far, the balance, and the way back: always in view. */
export function SessionLine({ view }: { view: PlayView }) {
  const { say, money, portal } = useTools();
  const time = useSessionTime();
  const { rounds, result } = view.session;
  return (
    <footer className="session">
      <ul>
        <li>{say('round', { n: rounds })}</li>
        <li>{say('session', { x: time })}</li>
        {view.kind !== 'lottery' && <li data-result={result}>{say('result', { x: money(result, true) })}</li>}
        {view.slot && <li>{say('rtp', { x: view.slot.rtp })}</li>}
        <li>{say('demo')}</li>
      </ul>
      {portal.isFramed && (
        <button type="button" className="quiet" onClick={() => portal.tell('close')}>
          <Icon name="back" size={18} /> {say('leave')}
        </button>
      )}
    </footer>
  );
}
