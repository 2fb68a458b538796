import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import styles from './OutboxTool.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';

/** Codes, mails and captcha texts of the simulated platform, newest first. */
export function OutboxTool() {
  const messages = useToolState(({ outbox }) => outbox);
  if (messages.length === 0) return <p className={controls.hint}>{labels.outbox.empty}</p>;
  return (
    <ul className={styles.list} aria-live="polite">
      {messages.map(({ id, channel, to, subject, text, code, at }) => (
        <li key={id} className={styles.message}>
          <div className={styles.head}>
            <strong>{subject}</strong>
            <span className={controls.hint}>
              {[channel, to, new Date(at).toISOString().slice(11, 19)].filter((part) => part !== '').join(' · ')}
            </span>
          </div>
          {code !== '' && (
            <div className={styles.code}>
              <output className={styles.figure}>{code}</output>
              <CopyButton small label="Copy" name={labels.outbox.copy(code)} text={() => code} />
            </div>
          )}
          {text !== code && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
