import { useState } from 'react';
import type { Report } from '#platform/telemetry/report.ts';
import { readReportBundle, type ReportBundle } from '#platform/telemetry/reportBundle.ts';
import controls from '#preview/controls/controls.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import styles from './ReportTool.module.css';

const text = labels.report;

type Reading = { bundle: ReportBundle } | { mistake: string } | null;

function read(pasted: string): Reading {
  if (pasted.trim() === '') return null;
  try {
    return { bundle: readReportBundle(pasted) };
  } catch (cause) {
    return { mistake: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Shows a pasted production report as text, and this page's own reports. */
export function ReportTool() {
  const [pasted, setPasted] = useState('');
  const reading = read(pasted);
  const hook = useToolState((state) => state.hook);
  useToolState((state) => state.calls);
  const own = hook?.portal.environment.watch?.recent() ?? [];
  return (
    <div className={styles.report}>
      <label className={styles.paste}>
        {text.paste}
        <textarea
          className={controls.input}
          rows={5}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      <p className={controls.hint}>{text.hint}</p>
      {reading !== null && 'mistake' in reading && (
        <p className={styles.mistake} role="alert">
          {reading.mistake}
        </p>
      )}
      {reading !== null && 'bundle' in reading && <Bundle bundle={reading.bundle} />}
      {reading === null && (
        <section aria-label={text.here}>
          <h2>{text.here}</h2>
          <Events reports={own} />
        </section>
      )}
    </div>
  );
}

function Bundle({ bundle }: { bundle: ReportBundle }) {
  const { at, reports } = bundle;
  const facts = { ...bundle, at: moment(at) };
  return (
    <>
      <dl className={styles.facts}>
        {Object.entries(text.facts).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={controls.code}>{String(facts[name as keyof typeof text.facts])}</dd>
          </div>
        ))}
      </dl>
      <Events reports={reports} />
    </>
  );
}

function Events({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return <p className={controls.hint}>{text.none}</p>;
  return (
    <table className={styles.events}>
      <thead>
        <tr>
          <th scope="col">{text.time}</th>
          <th scope="col">{text.what}</th>
        </tr>
      </thead>
      <tbody>
        {[...reports].reverse().map(({ at, event, slot, route }, index) => {
          const { kind, ...details } = event;
          return (
            <tr key={index}>
              <td className={controls.code}>{moment(at).slice(11)}</td>
              <td>
                <strong>{kind}</strong> <span className={controls.hint}>{[route, slot].filter(Boolean).join(' · ')}</span>
                {Object.entries(details).map(([name, value]) => (
                  <p key={name} className={controls.code}>
                    {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
                  </p>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A formatted time; invalid times unchanged. */
function moment(at: number): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? String(at) : time.toISOString().slice(0, 19).replace('T', ' ');
}
