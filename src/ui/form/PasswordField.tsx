import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Accessible name of the reveal button: "Show password". */
  toggleLabel: string;
}

/** A text field whose value is masked until revealed. */
export function PasswordField({ toggleLabel, icon = 'lock-keyhole', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // revealed in the published page, before it had code
  useLayoutEffect(() => setShown(toggle.current?.ariaPressed === 'true'), []);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      icon={icon}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={toggleLabel}
          size="sm"
          iconSize={19}
          ref={toggle}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
