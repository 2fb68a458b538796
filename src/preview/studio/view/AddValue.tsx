import { useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import { nameOfValue } from '../model/words.ts';

/** A value that can be added, by file and pointer. */
interface Addable {
  name: string;
  at: string;
  description: string;
}

/** The optional values of the schema that no layer has; one that is chosen gets a control. */
export function AddValue({ values, onAdd }: { values: readonly Addable[]; onAdd: (place: string) => void }) {
  const id = useId();
  if (values.length === 0) return null;
  return (
    <div className={controls.row}>
      <label htmlFor={id}>Add a value</label>
      <select id={id} className={controls.input} value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">Choose…</option>
        {values.map(({ name, at, description }) => (
          <option key={`${name}${at}`} value={`${name}#${at}`} title={description}>
            {nameOfValue(name, at)}
          </option>
        ))}
      </select>
    </div>
  );
}
