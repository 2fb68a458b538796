import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChunkError, loadChunk } from '#engine/react/loadChunk.ts';
import type { FieldProps } from '#engine/registry.ts';
import { useCountdown } from './countdown.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { FormValues } from '#state/forms/formField.ts';
import { phoneLibraryReady } from '#state/forms/phoneLibrary.ts';
import { setFieldError, useErrorText } from '#state/forms/ruleForm.ts';
import { createThrottle } from './throttle.ts';
import { CodeInput } from '#parts/forms/CodeInput.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { purposeOf } from './codePurpose.ts';

/** The code sent to the visitor's phone, with the button that requests it. */
export function VerificationCodeField({ slotProps, name, label, required, form: kind, entry }: FieldProps) {
  const portal = usePortal();
  const { t } = useTranslation('fields');
  const form = useFormContext<FormValues>();
  const { seconds, reason } = useCountdown(purposeOf(kind));
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [maySend] = useState(() => createThrottle());

  const send = async () => {
    if (sending) return;
    form.clearErrors(name);
    await phoneLibraryReady();
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    // a press that sent nothing does not delay the next one
    if (!maySend()) return;
    setSending(true);
    try {
      // loaded on first focus: readers of the form do not need it
      const { sendCode } = await loadChunk(() => import('./sending/sendCode.ts'));
      const outcome = await sendCode(portal, kind, form.getValues());
      if (outcome.kind === 'sent') {
        setSentTo(outcome.phone);
        form.setFocus(name);
      }
      if (outcome.kind === 'refused') {
        await portal.texts.loadNamespaces('errors');
        setFieldError(form, name, outcome.messageKey);
      }
    } catch (cause) {
      if (!(cause instanceof ChunkError)) throw cause;
      void portal.overlay.warn({ title: { key: 'fields:code_not_sent' }, text: { key: 'portal:chunk_error_text' } });
    } finally {
      setSending(false);
    }
  };

  const waiting = seconds > 0;
  const buttonText = waiting
    ? t(reason === 'blocked' ? 'code_wait' : 'code_sent', { seconds })
    : t(reason === null ? 'send_code' : 'send_again');

  return (
    <CodeInput
      {...form.register(name)}
      rootProps={slotProps}
      label={label}
      required={required}
      error={useErrorText(name, label)}
      hint={sentTo === null ? null : t('code_sent_to', { phone: sentTo })}
      icon={(entry?.icon as IconName | undefined) ?? 'message-square-text'}
      inputMode={entry?.inputMode ?? 'numeric'}
      autoComplete={entry?.autocomplete ?? 'one-time-code'}
      trailing={
        <Button variant="text" size="xs" className="num" disabled={waiting} loading={sending} onClick={() => void send()}>
          {buttonText}
        </Button>
      }
    />
  );
}
