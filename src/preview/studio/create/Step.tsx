import { type ReactNode, useId } from 'react';
import { Fault } from './Field.tsx';
import styles from './fields.module.css';

/** A step of the form, with its number. */
export function Step({
  number,
  title,
  fault,
  children,
}: {
  number: number;
  title: string;
  fault?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.step} aria-describedby={fault === undefined ? undefined : id}>
      <legend>
        <span aria-hidden="true">{number}</span> {title}
      </legend>
      {children}
      {fault !== undefined && <Fault id={id} text={fault} />}
    </fieldset>
  );
}
