import type { LotteryCard } from '#sandbox/play/playView.ts';
import { useTools } from '../shared/GameContext.tsx';
import { pictureOf } from '../shared/pageAddress.ts';
import type { WordKey } from '../shared/words.ts';

interface Props {
  lotteries: readonly LotteryCard[];
  failure: WordKey | null;
  onOpen: (code: string) => void;
}

/** Every lottery of the lobby. */
export function LotteryLobby({ lotteries, failure, onOpen }: Props) {
  const { say, address } = useTools();
  return (
    <main className="lobby">
      <h1>{say('lotteries')}</h1>
      <ul>
        {lotteries.map(({ code, name, art }) => (
          <li key={code}>
            <button type="button" data-lottery={code} onClick={() => onOpen(code)}>
              {art !== '' && <img src={pictureOf(address.brand, art)} alt="" width="54" height="72" />}
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="failure">
        {failure !== null && say(failure)}
      </p>
      <p className="hint">{say('demo')}</p>
    </main>
  );
}
