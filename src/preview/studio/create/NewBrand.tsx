import { useEffect, useId, useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useKeptFocus } from '#preview/controls/useKeptFocus.ts';
import type { Choices, CreateCalls, Review } from './calls.ts';
import { CallsProvider } from './CallsProvider.ts';
import styles from './create.module.css';
import results from './result.module.css';
import { Left } from './Left.tsx';
import { Look } from './Look.tsx';
import { Steps } from './Steps.tsx';
import { type NewBrandForm, useNewBrand } from './useNewBrand.ts';

interface Props {
  choices: Choices;
  calls: CreateCalls;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** The page that makes a brand: answers on the left, what they give on the right. */
export function NewBrand({ choices, calls, onCreated, onCancel }: Props) {
  const form = useNewBrand(calls, onCreated);
  const page = useRef<HTMLFormElement>(null);
  useKeptFocus(page);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const { review, create, creating, faults, findings } = form;
  const wasCreating = useRef(false);

  useEffect(() => {
    // the first field that kept it from being made
    if (wasCreating.current && !creating) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasCreating.current = creating;
  }, [creating]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void create();
      else if (event.key === 'Escape' && !choices.isFirst && document.querySelector(':popover-open') === null) onCancel();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [create, choices.isFirst, onCancel]);

  return (
    <CallsProvider value={calls}>
      <main className={styles.page}>
        <form ref={page} className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
          <header className={styles.head}>
            <h1>New brand</h1>
            <Beginning form={form} choices={choices} />
          </header>
          <div className={styles.steps}>
            <Steps form={form} choices={choices} />
          </div>
          <footer className={styles.foot}>
            {review !== null && <Files review={review} />}
            {!choices.isFirst && (
              <button type="button" className={controls.button} aria-keyshortcuts="Escape" onClick={onCancel}>
                Cancel
              </button>
            )}
            <button
              type="button"
              className={`${controls.button} ${styles.primary}`}
              aria-disabled={creating || undefined}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => void create()}
            >
              {creating ? 'Drawing and writing…' : `Create ${review?.answers.name ?? ''}`}
            </button>
          </footer>
        </form>
        <div className={results.result}>
          <Look review={review} theme={theme} onTheme={setTheme} />
          {findings.length > 0 && <Findings findings={findings} />}
          {review !== null && <Left review={review} />}
        </div>
        <p className={styles.keys} role="status" data-problem={form.problem === null ? undefined : ''}>
          {form.problem ??
            (Object.keys(faults).length > 0
              ? `${Object.keys(faults).length === 1 ? '1 answer' : `${Object.keys(faults).length} answers`} to correct`
              : `${form.kept ? 'Answers kept' : 'Answers not kept: the browser refuses'}, nothing written yet`)}
          <span>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> create
          </span>
          {!choices.isFirst && (
            <span>
              <kbd>Esc</kbd> cancel, the answers stay
            </span>
          )}
        </p>
      </main>
    </CallsProvider>
  );
}

/** What the brand begins with: a parent, and a look. */
function Beginning({ form: { given, review, faults, give }, choices }: { form: NewBrandForm; choices: Choices }) {
  const id = useId();
  const parent = given.extends ?? 'base';
  const looks = parent === 'base' ? choices.looks : ['', ...choices.looks];
  return (
    <div className={styles.beginning}>
      <label htmlFor={`${id}p`}>Start from</label>
      <select
        id={`${id}p`}
        className={controls.input}
        value={parent}
        aria-invalid={faults.extends === undefined ? undefined : true}
        onChange={({ target }) => give({ extends: target.value, languages: undefined, default: undefined })}
      >
        {choices.parents.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}l`}>Look</label>
      <select
        id={`${id}l`}
        className={controls.input}
        value={given.look ?? review?.answers.look ?? ''}
        onChange={({ target }) => give({ look: target.value })}
      >
        {looks.map((name) => (
          <option key={name} value={name}>
            {name === '' ? `as ${parent}` : name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How much is written, and what. */
function Files({ review: { files, answers } }: { review: Review }) {
  const id = useId();
  const lines = files.reduce((sum, file) => sum + (file.lines ?? 0), 0);
  return (
    <p className={styles.files}>
      Writes {files.length} files, {lines} lines of JSON{' '}
      <button type="button" className={`${controls.button} ${controls.small}`} popoverTarget={id}>
        See them
      </button>
      <span id={id} popover="auto" role="dialog" aria-label="Files" className={styles.list}>
        <b>brands/{answers.id}</b>
        {files.map(({ name, lines: own }) => (
          <span key={name}>
            <code>{name}</code> {own === null ? 'picture' : `${own} lines`}
          </span>
        ))}
      </span>
    </p>
  );
}

function Findings({ findings }: { findings: NewBrandForm['findings'] }) {
  return (
    <section className={results.findings} role="alert" aria-label="Findings">
      <b>The check refuses this brand</b>
      <ul>
        {findings.map(({ file, path, expected, got }) => (
          <li key={`${file}${path}${expected}`}>
            <code className={controls.code}>
              {file} {path}
            </code>{' '}
            expected {expected}, got {got}
          </li>
        ))}
      </ul>
    </section>
  );
}
