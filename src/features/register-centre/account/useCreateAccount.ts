import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CreateAccountRequest, NewAccountType } from '#contract/types.ts';
import { readRule } from '#engine/fields/fieldRules.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import { messageText } from '#platform/errors/messageText.ts';
import type { FormField } from '#state/forms/formField.ts';
import { type RuleForm, setFieldError } from '#state/forms/ruleForm.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useDraftForm } from '#state/drafts/useDraftForm.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** How a new account signs in. */
export interface Credentials {
  account: string;
  type: NewAccountType;
  /** Null where it was typed before this form and is no longer known. */
  password: string | null;
}

interface AccountInput {
  fields: readonly FormField[];
  form: RuleForm['form'];
  write: WriteForm<CreateAccountRequest>;
  /** An open write is sent again as it was: the platform does not compare passwords. */
  isLocked: boolean;
  type: NewAccountType;
  setType: (type: NewAccountType) => void;
  template: string;
  setTemplate: (id: string) => void;
  failure: string | null;
  submit: ReturnType<RuleForm['submit']>;
}

/** The account being described, by the rules of the registration, and its write. The password is in the form alone. */
export function useCreateAccount(
  settings: Readonly<Record<string, unknown>>,
  onCreated: (credentials: Credentials) => void,
): AccountInput {
  const { brand } = usePortal();
  const { t } = useTranslation(['register-centre', 'errors', 'writes']);
  const [type, setType] = useDraft<NewAccountType>('createAccount:type', 'MEMBER');
  const [template, setTemplate] = useDraft('createAccount:template', '');
  const [isSent, setSent] = useState(false);
  const fields: FormField[] = ['username', 'password', 'nickname'].map((name) => {
    const entry = brand.registerForm.fields[name];
    return {
      name,
      rule: readRule(settings[name]),
      required: name !== 'nickname',
      // the browser would fill in the agent's own account
      ...(entry !== undefined && { entry: { ...entry, autocomplete: name === 'password' ? 'new-password' : 'off' } }),
    };
  });
  const ruleForm = useDraftForm('createAccount', fields, undefined, ['password']);
  const { form } = ruleForm;
  const isTyped = Object.values(useWatch({ control: form.control })).some((value) => value !== '');
  const write = useWrite('agentCreateAccount', '', {
    onDone(value, earlier) {
      const { username = '', password = '' } = form.getValues();
      const account = value?.account ?? fieldText('username', username, fields[0]?.rule);
      ruleForm.forget();
      onCreated({ account, type: value?.accountType ?? type, password: earlier ? null : password });
    },
    onRefused({ code }) {
      if (code !== 'username_taken') return false;
      setFieldError(form, 'username', 'errors:username_taken');
      return true;
    },
  });
  useUnsaved(isTyped && write.phase === 'ready');
  return {
    fields,
    form,
    write,
    isLocked: isSent && write.phase !== 'ready',
    type,
    setType,
    template,
    setTemplate,
    failure: write.failure === null ? null : messageText(t, write.failure),
    submit: ruleForm.submit(({ username = '', password = '', nickname = '' }) => {
      setSent(true);
      return write.run(async () => ({
        request: {
          accountType: type,
          username,
          password,
          ...(nickname !== '' && { nickname }),
          ...(template !== '' && { template }),
        },
      }));
    }),
  };
}
