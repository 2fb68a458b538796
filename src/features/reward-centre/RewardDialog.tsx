import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bareNumber } from '#engine/values/bareNumber.ts';
import type { Reward } from '#contract/types.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { useDraft } from '#state/drafts/draft.ts';
import { isSocialId } from '#state/money/socialId.ts';
import { usePromotionWrite } from '#state/money/usePromotionWrite.ts';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { RewardCall } from './RewardAction.tsx';
import styles from './RewardDialog.module.css';
import { useRewardWords } from './useRewardWords.ts';

interface Props {
  reward: Reward;
  call: RewardCall;
  refetch: () => void;
  onClose: () => void;
}

/** The pressed button is gone: without a new focus Escape would reach whatever lies beneath. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/** Confirms a claim or an application with its figures and the contact that it needs, and shows the result. */
export function RewardDialog({ reward, call, refetch, onClose }: Props) {
  const { t } = useTranslation(['reward-centre', 'promotion', 'writes', 'errors']);
  const { money, worthOf } = useRewardWords();
  const isOnline = useOnline();
  const [contact, setContact] = useDraft(`reward:${reward.promotionId}:contact`, '');
  const [isRefused, setRefused] = useState(false);
  const [result, setResult] = useState<{ amount?: string; referenceNumber?: string } | null>(null);
  const { promotionId, title, requiredTurnover = '0', requireSocialId } = reward;
  const kind = requireSocialId ?? null;
  const { write, isBusy, failure } = usePromotionWrite<RewardCall>({
    promotionId,
    call,
    refetch,
    onDone: (answer) => setResult(answer ?? {}),
    onEarlier: onClose,
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWrong = kind !== null && !isSocialId(contact);
    setRefused(isWrong);
    if (isWrong) return event.currentTarget.querySelector('input')?.focus();
    const socialId = kind === null ? {} : { socialId: bareNumber(contact) };
    void write.run(async () => ({ request: { promotionId, ...socialId } }));
  };

  const lines = [
    { label: t('reward'), value: title },
    { label: t('worth'), value: result?.amount === undefined ? worthOf(reward) : money(result.amount) },
    { label: t('turnover'), value: /[1-9]/.test(requiredTurnover) ? money(requiredTurnover) : t('no_turnover') },
  ].filter(({ value }) => value !== null);
  const figures = (
    <dl className={styles.figures}>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt className="muted">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      {result?.referenceNumber !== undefined && (
        <div className={styles.line}>
          <dt className="muted">{t('reference')}</dt>
          <dd className="num">
            {result.referenceNumber} <CopyButton text={result.referenceNumber} />
          </dd>
        </div>
      )}
    </dl>
  );

  if (result !== null) {
    return (
      <Modal title={t(`${call}_done`)} closeLabel={t('portal:close')} onClose={onClose} width={440}>
        <div className={styles.dialog} role="status">
          {figures}
          {/* the second click of a double one does not close the result that it cannot have been meant for */}
          <Button block ref={focusOn} onClick={({ detail }) => detail < 2 && onClose()}>
            {t('portal:close')}
          </Button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={t(`${call}_title`)} closeLabel={t('portal:close')} onClose={onClose} width={440}>
      <form className={styles.dialog} noValidate onSubmit={send}>
        {figures}
        <OpenWrite write={write} />
        <FormFailure text={failure} />
        {kind !== null && (
          <TextField
            name="socialId"
            required
            icon="smartphone"
            inputMode="numeric"
            autoComplete="tel-national"
            label={t(kind === 'ZALO' ? 'promotion:zalo' : 'promotion:whatsapp')}
            value={contact}
            error={isRefused ? `${t('errors:wrong_phone_format')} ${t('promotion:contact_wrong')}` : null}
            onChange={(event) => setContact(event.currentTarget.value)}
          />
        )}
        <p className="small subtle" aria-live="polite">
          {write.phase === 'checking' ? t('writes:checking') : t(`${call}_note`)}
        </p>
        {write.phase !== 'unknown' && (
          <Button type="submit" block size="lg" data-action={call} loading={isBusy} disabled={!isOnline}>
            {t(write.phase === 'absent' ? 'writes:send_again' : call === 'claimReward' ? 'portal:do_claim' : 'portal:do_join')}
          </Button>
        )}
      </form>
    </Modal>
  );
}
