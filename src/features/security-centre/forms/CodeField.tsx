import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SmsCodeResponse } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { setFieldError, useErrorText } from '#state/forms/ruleForm.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { CodeInput } from '#parts/forms/CodeInput.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { type CodeChannel, useCodeWait } from './codeWaits.ts';
import { refusalFields } from './refusals.ts';

type CodeReply = { ok: true; value: SmsCodeResponse } | { ok: false; code: string; message: string };

interface Props {
  channel: CodeChannel;
  /** Field whose value gets the code, which must be valid; null where the platform knows the target. */
  target: string | null;
  send: (values: FormValues) => Promise<CodeReply>;
}

/** The code that proves a number or an address, with the button that requests it. */
export function CodeField({ channel, target, send }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['fields', 'security-centre']);
  const form = useFormContext<FormValues>();
  const [seconds, wait] = useCodeWait(`${channel} ${target ?? 'bound'}`);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const label = t('verification_code');

  const warn = (failure: Parameters<typeof messageOf>[0]) =>
    portal.overlay.warn({ title: { key: 'fields:code_not_sent' }, text: messageOf(failure) });
  const request = async () => {
    if (isSending || (target !== null && !(await form.trigger(target, { shouldFocus: true })))) return;
    setSending(true);
    try {
      const reply = await send(form.getValues());
      if (reply.ok) {
        wait(reply.value.expiredMinutes);
        setSent(true);
        form.setFocus('verificationCode');
        return;
      }
      const message = messageOf(reply);
      if (target !== null && refusalFields[reply.code] === target && 'key' in message) {
        await portal.texts.loadNamespaces('errors');
        setFieldError(form, target, message.key);
      } else void warn(reply);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      void warn(cause);
    } finally {
      setSending(false);
    }
  };

  return (
    <CodeInput
      {...form.register('verificationCode')}
      label={label}
      required
      error={useErrorText('verificationCode', label)}
      hint={isSent ? t(`security-centre:code_sent_${channel}`) : null}
      trailing={
        <Button
          variant="text"
          size="xs"
          className="num"
          data-action="sendCode"
          disabled={seconds > 0}
          loading={isSending}
          onClick={() => void request()}
        >
          {seconds > 0 ? t('code_sent', { seconds }) : t(isSent ? 'send_again' : 'send_code')}
        </Button>
      }
    />
  );
}
