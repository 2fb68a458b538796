import { memo } from 'react';
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
  /** Whether what a layer below has can be taken away; as the schema says unless given. */
  canRemove?: boolean;
  onEnter: (value: AskedValue) => void;
}

/** A value with its control, and what its schema says of it. One of a hundred is drawn anew only when something of it changes. */
export const KeyField = memo(function KeyField({ label, name, at, field, canRemove, onEnter }: Props) {
  return (
    <div className={styles.key} data-at={at}>
      {field.control.kind === 'condition' ? (
        <ConditionField label={label} name={name} at={at} onEnter={onEnter} />
      ) : (
        <ValueField label={label} name={name} at={at} onEnter={onEnter} {...field} canRemove={canRemove ?? field.canRemove} />
      )}
      {field.description !== '' && <p className={styles.says}>{field.description}</p>}
    </div>
  );
});
