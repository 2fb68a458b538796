import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { blankValues, type FormField, type FormValues } from '#state/forms/formField.ts';
import { type RuleForm, useRuleForm } from '#state/forms/ruleForm.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { draftsAt, forgetDraft, useOwnerKnown } from './draft.ts';

interface DraftForm extends RuleForm {
  /** Drops what was typed, once it is saved. */
  forget: () => void;
}

/**
 * A form whose typed values are a draft: they come back when the form is opened again, and for the same person after the session
 * has ended. `secrets` are never kept.
 */
export function useDraftForm(
  name: string,
  fields: readonly FormField[],
  defaults: FormValues = blankValues(fields),
  secrets: readonly string[] = [],
): DraftForm {
  const portal = usePortal();
  const { pathname } = useLocation();
  const [kept] = useState(() => draftsAt(portal, pathname).get(name) as FormValues | undefined);
  const [isOver, setOver] = useState(false);
  const ruleForm = useRuleForm(fields, { ...defaults, ...kept });
  const keep = useEffectEvent((values: Partial<FormValues>) => {
    if (isOver || portal.session.getState().token === null) return;
    const typed = Object.entries(values).filter(
      ([field, value]) => value !== (defaults[field] ?? '') && !secrets.includes(field),
    );
    draftsAt(portal, pathname).set(name, Object.fromEntries(typed));
  });
  const { form } = ruleForm;
  useEffect(() => {
    const following = form.watch((values) => keep(values as Partial<FormValues>));
    return () => following.unsubscribe();
  }, [form]);
  useOwnerKnown(() => {
    const draft = draftsAt(portal, pathname).get(name) as FormValues | undefined;
    const isUntouched = Object.entries(form.getValues()).every(([field, value]) => value === (defaults[field] ?? ''));
    if (draft !== undefined && isUntouched) form.reset({ ...defaults, ...draft });
  });
  return {
    ...ruleForm,
    forget() {
      setOver(true);
      forgetDraft(portal, pathname, name);
    },
  };
}
