import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#state/forms/formField.ts';
import { rememberedPassword } from './remembered.ts';

const DOT = '\u2022';
/** What the field shows for a remembered password: dots for nothing, because the real one stays sealed. */
const MASK = DOT.repeat(10);

interface MaskedPassword {
  /** Shows the dots for the password of this user, whose name the form holds. */
  show: (username: string) => void;
  /** What was typed, or the password behind the dots; null where that can no longer be had. */
  read: (values: FormValues) => Promise<string | null>;
  isMasked: (values: FormValues) => boolean;
}

/** A password field that may stand for a remembered password. The dots go with the first change of name or password. */
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
