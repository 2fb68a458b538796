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

/** Copies a text and confirms it. */
export function CopyButton({ label, name, text, small = false }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${small ? styles.small : ''}`}
      aria-label={copied ? labels.copied : (name ?? label)}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? labels.copied : label}</span>
    </button>
  );
}
