import { useEffect, useState } from 'react';
import type { PlayView } from '#sandbox/play/playView.ts';
import './styles/base.css';
import './styles/slot.css';
import './styles/sheet.css';
import './styles/table.css';
import './styles/lottery.css';
import './styles/draws.css';
import { LotteryGame } from './lottery/LotteryGame.tsx';
import { GameProvider } from './shared/GameContext.tsx';
import type { PageAddress } from './shared/pageAddress.ts';
import { PlayRefusal, type SendPlay } from './shared/playClient.ts';
import type { PortalLink } from './shared/portalLink.ts';
import { type WordKey, wordsIn } from './shared/words.ts';
import { SlotGame } from './slot/SlotGame.tsx';
import { MatchGame } from './table/MatchGame.tsx';
import { TableGame } from './table/TableGame.tsx';

interface Props {
  address: PageAddress;
  portal: PortalLink;
  send: SendPlay;
}

/** Any demo game: what its category is played as. */
export function GamePage({ address, portal, send }: Props) {
  const [view, setView] = useState<PlayView | null>(null);
  const [failure, setFailure] = useState<WordKey | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    send({}).then(
      (reply) => setView(reply.view),
      (cause: unknown) => setFailure(cause instanceof PlayRefusal ? cause.word : 'failed'),
    );
  }, [send, attempt]);
  const say = wordsIn(address.language);
  if (view === null) {
    const retry = () => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
    return failure === null ? null : (
      <main className="lobby">
        <p role="alert">{say(failure)}</p>
        <button type="button" className="main" onClick={retry}>
          {say('retry')}
        </button>
      </main>
    );
  }
  return (
    <GameProvider address={address} portal={portal} send={send} currency={view.currency}>
      <Played view={view} />
    </GameProvider>
  );
}

function Played({ view }: { view: PlayView }) {
  switch (view.kind) {
    case 'slot':
      return <SlotGame first={view} />;
    case 'match':
      return <MatchGame first={view} />;
    case 'lottery':
      return <LotteryGame first={view} />;
    default:
      return <TableGame first={view} kind={view.kind} />;
  }
}
