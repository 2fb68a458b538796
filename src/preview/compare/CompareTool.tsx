import { useState } from 'react';
import { Segments } from '#preview/controls/Segments.tsx';
import { BrandDifferences } from './BrandDifferences.tsx';
import styles from './Compare.module.css';
import { ParityView } from './ParityView.tsx';

const options = [
  { value: 'parity', label: 'All brands' },
  { value: 'diff', label: 'Two brands' },
] as const;

/** What `brand parity` and `brand diff` print, with the draft. */
export function CompareTool() {
  const [view, setView] = useState<(typeof options)[number]['value']>('parity');
  return (
    <div className={styles.compare}>
      <Segments label="Compare" options={options} value={view} onChange={setView} />
      {view === 'parity' ? <ParityView /> : <BrandDifferences />}
    </div>
  );
}
