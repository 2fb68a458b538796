import { useEffect, useState } from 'react';
import { redactText } from '#platform/redaction/redact.ts';
import type { LoggedCall } from '../inside/callLog.ts';
import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import styles from './CallsTool.module.css';
import { checkReply, type ReplyCheck } from './replyCheck.ts';
import { withoutSecrets } from '#preview/inspector/withoutSecrets.ts';

const text = labels.calls;
/** The most common faults; the form above has all. */
const likely = ['timeout', '401', '500', 'malformed', 'wrong-schema'] as const;

const unchecked: ReplyCheck = { tone: 'neutral', text: '…', schema: null, problems: [] };

/** One call: its figures, and on expansion request and reply. */
export function CallRow({ call }: { call: LoggedCall }) {
  const [verdict, setVerdict] = useState(unchecked);
  useEffect(() => {
    let current = true;
    void checkReply(call).then((verdict) => current && setVerdict(verdict));
    return () => {
      current = false;
    };
  }, [call]);
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles.name}>{call.name}</span>
          <span className={styles.badge} data-tone={verdict.tone}>
            {verdict.text}
          </span>
          <span className={styles.badge} data-tone={(call.status ?? 200) < 400 && call.status !== 0 ? undefined : 'error'}>
            {call.status ?? '…'}
          </span>
          <span className={styles.ms}>{call.ms === null ? '' : `${Math.round(call.ms)} ms`}</span>
        </summary>
        {open && <Details call={call} verdict={verdict} />}
      </details>
    </li>
  );
}

function Details({ call, verdict }: { call: LoggedCall; verdict: ReplyCheck }) {
  const { platform } = useToolState(({ record }) => record);
  const request = call.request === null ? '' : clean(call.request);
  const reply = cleanText(call.reply ?? '');
  const told = [...verdict.problems, ...call.remarks, ...(call.fault === null ? [] : [`${text.planned}: ${call.fault}`])];
  const copy = () =>
    [
      `${call.name}: ${call.method} ${redactText(call.path)}`,
      `${call.status} in ${call.ms} ms, ${verdict.text}`,
      ...told,
      request,
      reply,
    ].join('\n');
  return (
    <div className={styles.details}>
      <p className={controls.code}>
        {call.method} {redactText(call.path)}
        {verdict.schema !== null && ` → ${verdict.schema}`}
        {call.sealed && ` · ${text.sealed}`}
      </p>
      {told.map((line) => (
        <p key={line} className={styles.problem}>
          {line}
        </p>
      ))}
      {request !== '' && <Text title={text.request} body={request} />}
      {reply !== '' && <Text title={text.reply} body={reply} />}
      <div className={styles.head}>
        {platform === null && <Failures name={call.name} />}
        <CopyButton small label={labels.places.copy} text={copy} />
      </div>
    </div>
  );
}

/** Plans faults for the next call of this name. */
function Failures({ name }: { name: string }) {
  const { change } = useTools();
  const planned = useToolState(({ sandbox }) => sandbox?.faults) ?? [];
  return (
    <div className={styles.failures} role="group" aria-label={text.next(name)}>
      <span className={controls.hint}>{text.nextTime}</span>
      {likely.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`${controls.button} ${controls.small}`}
          aria-pressed={planned.some((fault) => fault.endpoint === name && fault.kind === kind)}
          onClick={() => void change({ fault: { endpoint: name, kind, times: 1 } })}
        >
          {kind}
        </button>
      ))}
    </div>
  );
}

function Text({ title, body }: { title: string; body: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <pre aria-label={title}>{body}</pre>
    </div>
  );
}

const clean = (value: unknown): string => JSON.stringify(withoutSecrets(value), null, 2) ?? '';

/** A redacted reply: formatted if it is JSON, else as text. */
function cleanText(reply: string): string {
  try {
    return clean(JSON.parse(reply));
  } catch {
    return redactText(reply);
  }
}
