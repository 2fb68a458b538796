import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

export function QuantityStepper({ label, lessLabel, moreLabel, value, max, onChange }: QuantityStepperProps) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton icon="minus" size="sm" label={lessLabel} disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <output className="num" aria-live="polite">
        {value}
      </output>
      <IconButton icon="plus" size="sm" label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)} />
    </div>
  );
}
