import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bareNumber } from '#engine/values/bareNumber.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { PaymentPassword } from '#parts/money/PaymentPassword.tsx';
import { WriteLines } from '#parts/money/WriteLines.tsx';
import type { PasswordCheck } from '#state/money/passwordCheck.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useOnline } from '#state/reads/online.ts';
import { isSocialId } from '#state/money/socialId.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './PasswordCheckModal.module.css';
import type { Spending } from './useSpending.ts';

interface Props {
  check: PasswordCheck;
  spending: Spending;
  onCancel: () => void;
}

type Fault = 'contact' | 'password' | null;

export function PasswordForm({ check, spending, onCancel }: Props) {
  const { t } = useTranslation(['password-check', 'errors', 'writes']);
  const password = useRef<HTMLInputElement>(null);
  const contact = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDraft(`contact:${check.call}:${check.object}`, '');
  const [missing, setMissing] = useState<Fault>(null);
  const isOnline = useOnline();
  const { phase } = spending.write;
  const isBusy = phase === 'sending' || phase === 'checking';

  useEffect(() => {
    if (spending.passwordFault !== null) password.current?.select();
  }, [spending.passwordFault]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = { contact: bareNumber(contact.current?.value ?? ''), password: password.current?.value ?? '' };
    const fault: Fault =
      check.contact !== null && !isSocialId(given.contact) ? 'contact' : given.password === '' ? 'password' : null;
    setMissing(fault);
    if (fault !== null) (fault === 'contact' ? contact : password).current?.focus();
    else void spending.spend(given.password, given.contact);
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <OfflineNote />
      <OpenWrite write={spending.write} />
      <FormFailure text={spending.failure} />
      <WriteLines lines={check.lines} />
      {check.contact !== null && (
        <TextField
          ref={contact}
          name="socialId"
          required
          icon="smartphone"
          inputMode="numeric"
          defaultValue={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          label={t(check.contact === 'ZALO' ? 'zalo' : 'whatsapp')}
          hint={t('contact_hint')}
          error={missing === 'contact' ? `${t('errors:wrong_phone_format')} ${t('contact_wrong')}` : null}
        />
      )}
      <PaymentPassword
        ref={password}
        error={spending.passwordFault ?? (missing === 'password' ? t('writes:payment_password_missing') : null)}
      />
      <p className="small muted" role="status">
        {phase === 'checking' ? t('writes:checking') : ''}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('portal:cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={!isOnline}>
          {phase === 'absent' ? t('writes:send_again') : check.confirm}
        </Button>
      </div>
    </form>
  );
}
