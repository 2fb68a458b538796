import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import styles from './GeneratedAccount.module.css';

interface Props {
  name: string;
  value: string;
  texts: { copy: string; copied: string; failed: string };
}

/** A value with a copy button. Where copying is not allowed a message says so, and the value can be selected. */
export function CopyRow({ name, value, texts }: Props) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={`num ${styles.value}`}>{value}</dd>
      <dd>
        <Button
          variant="text"
          size="sm"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={`${texts[state]}: ${name}`}
          onClick={() => void copy()}
        >
          {texts[state]}
        </Button>
        <span className="visually-hidden" role="status">
          {state === 'copy' ? '' : texts[state]}
        </span>
      </dd>
    </div>
  );
}
