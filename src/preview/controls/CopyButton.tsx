import { useState } from 'react';
import styles from './controls.module.css';
import { labels } from './labels.ts';

interface Props {
  /** Visible label and accessible name. */
  label: string;
  name?: string;
  text: () => string;
  small?: boolean;
}

const SHOWN_MS = 1_500;

/** Copies a text and says so; a browser that refuses, as on a page without TLS, is said too. */
export function CopyButton({ label, name, text, small = false }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? labels.copied : labels.notCopied);
    setTimeout(() => setSaid(null), SHOWN_MS);
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${small ? styles.small : ''}`}
      aria-label={said ?? name ?? label}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
