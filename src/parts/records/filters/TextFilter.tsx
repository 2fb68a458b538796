import { useEffect, useRef } from 'react';
import { TextField } from '#ui/form/TextField.tsx';

interface Props {
  name: string;
  label: string;
  /** The text that is applied. */
  value: string;
  error: string | null;
}

/** A text that is applied with Enter or the search button. */
export function TextFilter({ name, label, value, error }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // a reset, Back and a step to other records change the applied text, too
  useEffect(() => {
    if (box.current !== null) box.current.value = value;
  }, [value]);
  return <TextField ref={box} label={label} name={name} defaultValue={value} error={error} />;
}
