import type { ReactNode } from 'react';
import controls from './controls.module.css';

interface Props {
  id?: string;
  /** As the attribute of an input. */
  accept: string;
  /** Where the words on it do not say which file is meant. */
  label?: string;
  describedBy: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A small button that asks for a file; the same one can be chosen again. */
export function FileButton({ id, accept, label, describedBy, onFile, children }: Props) {
  return (
    <label className={`${controls.button} ${controls.small} ${controls.file}`}>
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // no change is reported for the file that an input already has
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
