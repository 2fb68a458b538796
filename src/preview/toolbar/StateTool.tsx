import { supportedLanguages } from '#engine/values/languages.ts';
import { scenarioOf } from '#sandbox/scenarios.ts';
import { writeSpan } from '../spans.ts';
import { addressOf } from '../previewOptions.ts';
import { Choice } from '#preview/controls/Choice.tsx';
import controls from '#preview/controls/controls.module.css';
import { Segments } from '#preview/controls/Segments.tsx';
import { shownOptions } from '#preview/controls/shownOptions.ts';
import styles from './StateTool.module.css';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';

const text = labels.state;
const frames = ['fill', '390', '834', '1280'] as const;
const latencies = [null, 0, 1_000, 3_000, 10_000];
const advances = { '+1m': 60_000, '+10m': 600_000, '+1h': 3_600_000, '+1d': 86_400_000, '+30d': 2_592_000_000 };

/** User, scenario, time, latency, theme, language and other state of the page. */
export function StateTool() {
  const { platform, replays } = useToolState(({ record }) => record);
  return (
    <div className={styles.form}>
      <Site />
      {platform === null && <Scenario />}
      <Look />
      {platform === null ? (
        <>
          <Platform />
          <Clock />
        </>
      ) : (
        <Line label={text.platform}>
          <span className={controls.code}>{replays ? labels.recording : platform}</span>
        </Line>
      )}
    </div>
  );
}

function Site() {
  const { store } = useTools();
  const record = useToolState((state) => state.record);
  const openBrand = (id: string) => window.location.assign(addressOf('/', shownOptions(store.getState(), { full: true }), id));
  return (
    <Choice
      label={text.brand}
      value={record.id}
      options={record.brands.map((id) => ({ value: id, label: id }))}
      onChange={openBrand}
    />
  );
}

function Scenario() {
  const { change } = useTools();
  const sandbox = useToolState((state) => state.sandbox);
  const user = useToolState(({ page }) => page.user);
  return (
    <>
      <Choice
        label={text.scenario}
        value={sandbox?.scenario ?? 'normal'}
        options={(sandbox?.scenarios ?? []).map(({ name, title }) => ({ value: name, label: `${name}: ${title}` }))}
        onChange={(scenario) => void change({ scenario })}
      />
      <Choice
        label={text.user}
        value={user}
        options={[
          { value: 'visitor', label: text.visitor },
          ...(sandbox?.users ?? []).map(({ account, what }) => ({ value: account, label: `${account}: ${what}` })),
        ]}
        onChange={(account) => void change({ user: account })}
      />
    </>
  );
}

function Look() {
  const { store, change } = useTools();
  const { brand } = useToolState(({ record }) => record);
  const { lang, theme } = useToolState((state) => state.page);
  const frame = useToolState((state) => state.frame);
  return (
    <>
      <Choice
        label={text.language}
        value={lang}
        options={[
          ...supportedLanguages(brand).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          { value: 'pseudo', label: text.pseudo },
          { value: 'rtl', label: text.rtl },
        ]}
        onChange={(option) => void change({ lang: option })}
      />
      <Line label={text.theme}>
        <Segments
          label={text.theme}
          value={theme}
          options={[
            { value: 'light', label: text.light },
            { value: 'dark', label: text.dark },
          ]}
          onChange={(value) => void change({ theme: value })}
        />
      </Line>
      <Line label={text.frame}>
        <Segments
          label={text.frame}
          value={frame === null ? 'fill' : String(frame)}
          options={frames.map((value) => ({ value, label: value === 'fill' ? text.fill : value }))}
          onChange={(value) => store.setState({ frame: value === 'fill' ? null : Number(value) })}
        />
      </Line>
    </>
  );
}

function Platform() {
  const { change } = useTools();
  const sandbox = useToolState((state) => state.sandbox);
  const latency = sandbox?.latencyMs ?? null;
  // without an override the status is the scenario's, by default open
  const closed = useToolState((state) => scenarioOf(state.record.sandbox, sandbox?.scenario ?? '')?.status ?? 0);
  const status = String(sandbox?.status ?? 0) as '0' | '1' | '2';
  return (
    <>
      <Line label={text.status}>
        <Segments
          label={text.status}
          value={status}
          options={(['0', '1', '2'] as const).map((value) => ({ value, label: text.statuses[value] }))}
          onChange={(value) => void change({ status: value === '0' && closed === 0 ? null : (Number(value) as 0 | 1 | 2) })}
        />
      </Line>
      <Choice
        label={text.latency}
        value={latency === null ? '' : String(latency)}
        options={latencies.map((ms) =>
          ms === null ? { value: '', label: text.usual } : { value: String(ms), label: `${ms / 1_000} s` },
        )}
        onChange={(value) => void change({ latency: value === '' ? null : Number(value) })}
      />
    </>
  );
}

function Clock() {
  const { change, reset } = useTools();
  const offset = useToolState(({ sandbox }) => sandbox?.clockOffsetMs ?? 0);
  const now = useToolState(({ sandbox }) => sandbox?.now);
  const span = writeSpan(Math.abs(offset));
  return (
    <>
      <Line label={text.clock}>
        <div className={styles.clock}>
          <span className={controls.code}>
            {now === undefined ? '' : new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC
            {span !== '0' && ` (${offset > 0 ? text.ahead : text.behind} ${span})`}
          </span>
          <div className={styles.steps}>
            {Object.entries(advances).map(([label, ms]) => (
              <button
                key={label}
                type="button"
                className={`${controls.button} ${controls.small}`}
                onClick={() => void change({ clock: offset + ms })}
              >
                {label}
              </button>
            ))}
            {span !== '0' && (
              <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => void change({ clock: 0 })}>
                {text.back}
              </button>
            )}
          </div>
        </div>
      </Line>
      <div className={styles.reset}>
        <button type="button" className={controls.button} onClick={() => void reset()}>
          {text.reset}
        </button>
        <p className={controls.hint}>{text.resetHint}</p>
      </div>
    </>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={controls.row}>
      <span className={controls.label}>{label}</span>
      {children}
    </div>
  );
}
