import { Fragment, useState } from 'react';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { faultKinds } from '#sandbox/model/data.ts';
import { Choice } from '#preview/controls/Choice.tsx';
import controls from '#preview/controls/controls.module.css';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { CallRow } from './CallRow.tsx';
import styles from './CallsTool.module.css';

const text = labels.calls;

/** The calls of the portal with their replies, and on the simulated platform planned faults. */
export function CallsTool() {
  const calls = useToolState((state) => state.calls);
  const hook = useToolState((state) => state.hook);
  const { platform } = useToolState(({ record }) => record);
  return (
    <div className={styles.calls}>
      {platform === null && <Faults />}
      <div className={styles.head}>
        <span className={controls.hint} role="status">
          {text.count(calls.length)}
        </span>
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => hook?.calls.clear()}>
          {text.clear}
        </button>
      </div>
      <p className={controls.hint}>
        {text.contract.map(({ path, name }, index) => (
          <Fragment key={path}>
            {index > 0 && ' · '}
            <a href={path} target="_blank" rel="noreferrer">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
      {calls.length === 0 && <p className={controls.hint}>{text.none}</p>}
      <ul className={styles.list}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ul>
    </div>
  );
}

function Faults() {
  const { change } = useTools();
  const planned = useToolState(({ sandbox }) => sandbox?.faults) ?? [];
  const [endpoint, setEndpoint] = useState('login');
  const [kind, setKind] = useState<string>('500');
  const plan = (times?: number) => void change({ fault: { endpoint, kind, ...(times === undefined ? {} : { times }) } });
  return (
    <fieldset className={styles.faults}>
      <legend>{text.fault}</legend>
      <Choice
        label={text.call}
        value={endpoint}
        options={['*', ...Object.keys(endpoints)].map((name) => ({ value: name, label: name === '*' ? text.every : name }))}
        onChange={setEndpoint}
      />
      <Choice
        label={text.kind}
        value={kind}
        options={faultKinds.map((name) => ({ value: name, label: name }))}
        onChange={setKind}
      />
      <div className={styles.head}>
        <button type="button" className={controls.button} onClick={() => plan(1)}>
          {text.once}
        </button>
        <button type="button" className={controls.button} onClick={() => plan()}>
          {text.always}
        </button>
        {planned.length > 0 && (
          <button type="button" className={controls.button} onClick={() => void change({ fault: null })}>
            {text.clearAll}
          </button>
        )}
      </div>
      {planned.length > 0 && (
        <ul aria-label={text.planned}>
          {planned.map((fault, index) => (
            <li key={index} className={controls.code}>
              {fault.endpoint}: {fault.kind} {fault.times === undefined ? text.always.toLowerCase() : `× ${fault.times}`}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
