import { useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '#ui/form/TextField.tsx';

interface Props {
  name: string;
  label: string;
  /** The text that is applied. */
  value: string;
  /** What was typed and is not applied yet, before the field moved. */
  typed: string | undefined;
  error: string | null;
}

/** A text that is applied with Enter or the search button. */
export function TextFilter({ name, label, value, typed, error }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // a reset, Back and a step to other records change the applied text, too
  useEffect(() => {
    if (box.current !== null) box.current.value = value;
  }, [value]);
  const putBack = useEffectEvent(() => {
    if (box.current !== null && typed !== undefined) box.current.value = typed;
  });
  useEffect(() => putBack(), []);
  return <TextField ref={box} label={label} name={name} defaultValue={value} error={error} />;
}
