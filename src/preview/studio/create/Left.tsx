import controls from '#preview/controls/controls.module.css';
import type { Review } from './calls.ts';
import styles from './result.module.css';

const topics: Readonly<Record<Review['left'][number]['topic'], [name: string, done: string]>> = {
  look: ['Look', 'both themes pass AA'],
  hosts: ['Hosts', 'names that the internet can resolve'],
  market: ['Market', 'its demands are met'],
  licence: ['Licence', 'number, authority and address are there'],
  keys: ['Keys', "the platform's public keys are there"],
  help: ['Help and partners', 'they are those of the operator'],
};

/** What is left until the brand goes live, each with its place. */
export function Left({ review }: { review: Review }) {
  const { left, answers } = review;
  if (left.length === 0) return null;
  const done = left.filter(({ count }) => count === 0).length;
  return (
    <section className={styles.left} aria-label="Until it goes live">
      <header>
        <b>
          {done} of {left.length}
        </b>{' '}
        done until it goes live
        <code className={controls.code}>npm run brand -- check {answers.id} --live</code>
        <p className={controls.hint}>None of these stops the preview.</p>
      </header>
      <ul>
        {left.map(({ topic, expected, place, count }) => (
          <li key={topic} data-done={count === 0 ? '' : undefined}>
            <b>
              <span aria-hidden="true">{count === 0 ? '✓' : '○'}</span> {topics[topic][0]}
              <span className={controls.hidden}>{count === 0 ? ', done:' : ', left:'}</span>
            </b>{' '}
            {expected === null ? topics[topic][1] : `expected: ${expected}${count > 1 ? `, and ${count - 1} more` : ''}`}
            {count > 0 && <code className={controls.code}>{place}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
