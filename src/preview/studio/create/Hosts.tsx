import { useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './fields.module.css';
import { Fault } from './Field.tsx';
import { Step } from './Step.tsx';
import type { NewBrandForm } from './useNewBrand.ts';

/** The hosts, the first of which serves the site. */
export function Hosts({ form: { given, review, faults, give } }: { form: NewBrandForm }) {
  const id = useId();
  const hosts = given.hosts === undefined ? [''] : given.hosts.split(',');
  const set = (next: readonly string[]) => give({ hosts: next.join(',') === '' ? undefined : next.join(',') });
  return (
    <Step number={6} title="Hosts">
      {hosts.map((host, index) => (
        // oxlint-disable-next-line no-array-index-key -- a host is known by its place while it is typed
        <div key={index} className={styles.inline}>
          <label htmlFor={`${id}${index}`}>{index === 0 ? 'First host' : `Host ${index + 1}`}</label>
          <input
            id={`${id}${index}`}
            className={controls.input}
            value={host}
            placeholder={index === 0 ? review?.answers.hosts : undefined}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={faults.hosts === undefined ? undefined : true}
            aria-describedby={faults.hosts === undefined ? undefined : `${id}-fault`}
            onChange={({ target }) => set(hosts.with(index, target.value.replaceAll(/[\s,]/g, '')))}
          />
          {index > 0 && (
            <button
              type="button"
              className={`${controls.button} ${controls.small}`}
              aria-label={`Remove host ${index + 1}`}
              onClick={() => set(hosts.toSpliced(index, 1))}
            >
              Remove
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={controls.button}
        disabled={hosts.at(-1) === ''}
        onClick={() => give({ hosts: [...hosts, ''].join(',') })}
      >
        Add a host
      </button>
      {faults.hosts !== undefined && <Fault id={`${id}-fault`} text={faults.hosts} />}
    </Step>
  );
}
