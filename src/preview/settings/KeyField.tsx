import { type Field } from '#preview/studio/model/controls.ts';
import { ConditionField } from '#preview/studio/view/ConditionField.tsx';
import type { AskedValue } from '#preview/studio/view/Reach.tsx';
import { ValueField } from '#preview/studio/view/ValueField.tsx';
import styles from './Settings.module.css';

interface Props {
  label: string;
  name: string;
  at: string;
  field: Field;
  onEnter: (value: AskedValue) => void;
}

/** A value with its control, and what its schema says of it. */
export function KeyField({ label, name, at, field, onEnter }: Props) {
  return (
    <div className={styles.key} data-at={at}>
      {field.control.kind === 'condition' ? (
        <ConditionField label={label} name={name} at={at} onEnter={onEnter} />
      ) : (
        <ValueField label={label} name={name} at={at} onEnter={onEnter} {...field} />
      )}
      {field.description !== '' && <p className={styles.says}>{field.description}</p>}
    </div>
  );
}
