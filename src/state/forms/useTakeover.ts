import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './formField.ts';
import { type EarlyForm, takeOver } from '#platform/early/formTakeover.ts';

/** Continues what the early script of a published page has begun: its answers stay, and a kept submit is carried out once. */
export function useTakeover(form: UseFormReturn<FormValues>): void {
  const early = useRef<EarlyForm | null>(null);
  // with the commit from which on React answers, before anything is painted or typed
  useLayoutEffect(() => {
    early.current = takeOver();
  }, []);
  useEffect(() => {
    if (early.current === null) return;
    const { touched, kept, clear } = early.current;
    early.current = null;
    for (const { name, type, value } of touched) {
      const known = form.getValues(name) ?? '';
      // an input that shows its value otherwise, such as a number with spaces, keeps it and its caret
      if (type === 'checkbox' || known === value) form.setValue(name, known, { shouldTouch: true });
    }
    const finish = () => {
      clear();
      kept?.requestSubmit();
    };
    // with no name it checks, and renders, all fields
    if (touched.length === 0) finish();
    else void form.trigger(touched.map(({ name }) => name)).then(finish);
    // oxlint-disable-next-line exhaustive-deps -- once, when the page has hydrated
  }, []);
}
