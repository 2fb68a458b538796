import type { ReactNode } from 'react';
import type { PlayView } from '#sandbox/play/playView.ts';
import { useTools } from './GameContext.tsx';
import { pictureOf } from './pageAddress.ts';
import { SessionLine } from './SessionLine.tsx';
import type { WordKey } from './words.ts';

interface Props {
  view: PlayView;
  title: string;
  art: string;
  failure: WordKey | null;
  /** What a screen reader is told of the last round. */
  news: string;
  /** The stage of the game, and below it the panel with what a round needs. */
  children: ReactNode;
  panel: ReactNode;
}

/** Head with picture, name and balance, stage, panel and session of a demo game. */
export function GameFrame({ view, title, art, failure, news, children, panel }: Props) {
  const { say, money, address } = useTools();
  const picture = pictureOf(address.brand, art);
  return (
    <main className="game" data-kind={view.kind}>
      <header className="head">
        {picture !== undefined && <img src={picture} alt="" width="54" height="72" />}
        <h1>{title}</h1>
        <p className="purse">
          <small>{say('balance')}</small>
          <output data-balance={view.balance}>{money(view.balance)}</output>
        </p>
      </header>
      {children}
      <p role="status" className="unseen">
        {news}
      </p>
      <section className="panel" aria-label={say('stake')}>
        <p role="alert" className="failure">
          {failure !== null && say(failure)}
        </p>
        {panel}
        <SessionLine view={view} />
      </section>
    </main>
  );
}
