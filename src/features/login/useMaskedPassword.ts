import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#state/forms/formField.ts';
import { rememberedPassword } from './remembered.ts';

const DOT = '\u2022';
/** Placeholder dots for a remembered password, which itself stays sealed. */
const MASK = DOT.repeat(10);

interface MaskedPassword {
  /** Shows the dots if the form has this user's name. */
  show: (username: string) => void;
  /** The typed password, or the one behind the dots; null when that is no longer available. */
  read: (values: FormValues) => Promise<string | null>;
  isMasked: (values: FormValues) => boolean;
}

/** A password field that may represent a remembered password. Any change of name or password removes the dots. */
export function useMaskedPassword({ setValue, subscribe }: UseFormReturn<FormValues>): MaskedPassword {
  const owner = useRef<string | null>(null);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { username = '', password = '' } }) => {
          if (owner.current === null || (password === MASK && username.trim() === owner.current)) return;
          owner.current = null;
          setValue('password', password.replaceAll(DOT, ''));
        },
      }),
    [setValue, subscribe],
  );

  const isMasked = (values: FormValues) => owner.current !== null && values['password'] === MASK;
  return {
    isMasked,
    show: (username) => {
      setValue('password', MASK);
      owner.current = username;
    },
    read: async (values) => (isMasked(values) ? rememberedPassword(values['username'] ?? '') : (values['password'] ?? '')),
  };
}
