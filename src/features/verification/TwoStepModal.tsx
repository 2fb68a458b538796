import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-hook-form';
import { codeIn } from '#engine/fields/fieldText.ts';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { isAccepted } from '#state/session/signIn.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { CodeInput } from '#parts/forms/CodeInput.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './TwoStepModal.module.css';

interface Values {
  code: string;
}

/** Six digits, whatever stands around them. */
const schema = {
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: (input: unknown) => {
      const code = codeIn((input as Values).code);
      return /^\d{6}$/.test(code) ? { value: { code } } : { issues: [{ path: ['code'], message: 'six_digits' }] };
    },
  },
} as const;

/** Asks for the six digits of the code, and sends new ones after the wait. Resolves with the accepted login. */
export function TwoStepModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('two-step');
  const inMinutes = (minutes: number) => portal.client.clock.now() + minutes * 60_000;
  const [resendAt, setResendAt] = useState(() => inMinutes(Number(params['minutes'] ?? 1)));
  const wait = useSecond((now) => secondsUntil(resendAt, now), resendAt) ?? 0;
  const form = useForm<Values>({ defaultValues: { code: '' }, resolver: standardSchemaResolver(schema) });
  const { failure, attempt } = useAttempt(form);
  const challengeId = params['challengeId'] ?? '';

  const verify = form.handleSubmit(({ code }) =>
    attempt(async () => {
      const reply = await portal.client.call('loginVerify', { challengeId, code });
      if (!reply.ok) return reply;
      if (isAccepted(reply.value)) close(reply.value);
      return null;
    }),
  );
  const [isResending, setResending] = useState(false);
  const resend = async () => {
    setResending(true);
    await attempt(async () => {
      const reply = await portal.client.call('loginVerifyCode', { challengeId });
      if (!reply.ok) return reply;
      setResendAt(inMinutes(reply.value.expiredMinutes));
      return null;
    });
    setResending(false);
  };

  const fault = form.formState.errors.code;
  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:cancel')} onClose={() => close()} width={400}>
      <form className={styles.form} noValidate onSubmit={verify}>
        <p className="muted">
          {t(params['channel'] === 'email' ? 'sent_by_email' : 'sent_by_sms', { target: params['target'] ?? '' })}
        </p>
        <FormFailure text={failure} />
        <CodeInput label={t('code')} required error={fault ? t('six_digits') : null} {...form.register('code')} />
        <Button variant="text" size="sm" disabled={wait > 0} loading={isResending} onClick={() => void resend()}>
          <span className="num">{wait > 0 ? t('resend_in', { seconds: wait }) : t('resend')}</span>
        </Button>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => close()}>
            {t('portal:cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('verify')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
