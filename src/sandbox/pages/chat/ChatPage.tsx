import { type FormEvent, useEffect, useRef, useState } from 'react';
import { htmlLangOf } from '#engine/values/languages.ts';
import { Icon } from '../shared/icons.tsx';
import '../styles/base.css';
import '../styles/chat.css';
import type { ChatAddress, ChatOrder } from './chatAddress.ts';
import { type ChatKey, chatWordsIn } from './chatWords.ts';

interface Line {
  text: string;
  isMine: boolean;
  at: number;
  order?: ChatOrder;
}

/** How long the other side writes, ms. */
const WRITES_MS = 600;
const quick = ['askOrder', 'askTime', 'thanks'] as const satisfies readonly ChatKey[];

/** A conversation with the support of the simulated platform: it answers what it knows, an order as a card. */
export function ChatPage({ address }: { address: ChatAddress }) {
  const { brand, language, who, order } = address;
  const say = chatWordsIn(language);
  const [lines, setLines] = useState<readonly Line[]>(() => [
    { text: say(order === null ? 'hello' : 'helloOrder', { who }), isMine: false, at: Date.now() },
  ]);
  const [waiting, setWaiting] = useState(0);
  const [text, setText] = useState('');
  const log = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = log.current;
    list?.scrollTo({ top: list.scrollHeight });
  }, [lines, waiting]);

  const answerTo = (asked: string): Omit<Line, 'at' | 'isMine'> => {
    if (order !== null && (asked === say('askOrder') || asked.includes(order.number))) return { text: say('isOrder'), order };
    if (asked === say('askTime')) return { text: say('isTime') };
    return { text: say(asked === say('thanks') ? 'welcome' : 'answer') };
  };
  const ask = (asked: string): void => {
    if (asked === '') return;
    setLines((before) => [...before, { text: asked, isMine: true, at: Date.now() }]);
    setWaiting((count) => count + 1);
    setTimeout(() => {
      setWaiting((count) => count - 1);
      setLines((before) => [...before, { ...answerTo(asked), isMine: false, at: Date.now() }]);
    }, WRITES_MS);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    ask(text.trim());
    setText('');
  };
  const clock = new Intl.DateTimeFormat(htmlLangOf(language), { hour: '2-digit', minute: '2-digit' });

  return (
    <main className="chat">
      <header>
        <span className="mark">{brand !== '' && <img src={`/mark.svg?brand=${brand}`} alt="" width="30" height="30" />}</span>
        <h1>{say('agent')}</h1>
        <small>{say('online')}</small>
      </header>
      <p className="safe">{say('safe')}</p>
      <ol id="log" ref={log} aria-live="polite" aria-label={say('log')}>
        {lines.map(({ text: words, isMine, at, order: card }, index) => (
          <li key={index} data-mine={isMine || undefined}>
            <p>{words}</p>
            {card !== undefined && <OrderCard order={card} language={language} />}
            <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
          </li>
        ))}
      </ol>
      {waiting > 0 && (
        <p className="typing" role="status">
          <span className="unseen">{say('typing')}</span>
          <i />
          <i />
          <i />
        </p>
      )}
      <div className="quick" role="group" aria-label={say('quick')}>
        {quick
          .filter((key) => key !== 'askOrder' || order !== null)
          .map((key) => (
            <button key={key} type="button" onClick={() => ask(say(key))}>
              {say(key)}
            </button>
          ))}
      </div>
      <form onSubmit={onSubmit}>
        <input
          id="text"
          maxLength={280}
          autoComplete="off"
          aria-label={say('write')}
          placeholder={say('write')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button id="send" type="submit" aria-label={say('send')}>
          <Icon name="send" />
        </button>
      </form>
    </main>
  );
}

/** An order in a bubble; its details unfold. */
function OrderCard({ order: { type, status, number, amount, time }, language }: { order: ChatOrder; language: string }) {
  const say = chatWordsIn(language);
  const date = new Intl.DateTimeFormat(htmlLangOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  return (
    <details className="order">
      <summary>
        <span className="sign">
          <Icon name="file" />
        </span>
        <span>
          <b>{`${say(type)} ${amount}`}</b>
          <em data-status={status}>{say(status)}</em>
        </span>
        <Icon name="more" />
      </summary>
      <dl>
        <dt>{say('number')}</dt>
        <dd>{number}</dd>
        <dt>{say('time')}</dt>
        <dd>{date}</dd>
      </dl>
    </details>
  );
}
