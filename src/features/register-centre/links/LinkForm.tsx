import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountType } from '../AccountType.tsx';
import styles from '../RegisterCentre.module.css';
import { CreatedLink } from './CreatedLink.tsx';
import { useLinkForm } from './useLinkForm.ts';

/** Creates a link, above the records of the others. */
export function LinkForm({ slotProps }: PanelProps) {
  const { t } = useTranslation(['register-centre', 'writes']);
  const { write, type, setType, day, setDay, today, dayFault, remark, setRemark, failure, done, send } = useLinkForm();
  const isOnline = useOnline();
  const until = useRef<HTMLInputElement>(null);
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a half typed date has no value
    if (!isBusy) send(until.current?.validity.badInput === true);
  };
  return (
    <form {...slotProps} className={styles.link} noValidate aria-label={t('create_link')} onSubmit={submit}>
      <OpenWrite write={write} />
      <FormFailure text={failure} />
      {done !== null && <CreatedLink link={done.link} />}
      <AccountType value={type} onChange={setType} />
      <div className={styles.pair}>
        <TextField
          ref={until}
          type="date"
          name="validUntil"
          label={t('valid_until')}
          min={today}
          max="9998-12-31"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={dayFault}
          hint={t('valid_until_hint')}
        />
        <TextField
          label={t('remark')}
          name="remark"
          maxLength={100}
          autoComplete="off"
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
          hint={t('remark_hint')}
        />
      </div>
      <Button
        type="submit"
        icon="plus"
        loading={isBusy}
        disabled={!isOnline || write.phase === 'unknown'}
        data-action="createRegisterLink"
      >
        {write.phase === 'absent' ? t('writes:send_again') : t('create_link')}
      </Button>
    </form>
  );
}
