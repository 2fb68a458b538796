import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bareNumber } from '#engine/values/bareNumber.ts';
import type { Promotion } from '#contract/types.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useDraft } from '#state/drafts/draft.ts';
import { useImageChoice } from '#state/uploads/imageChoice.ts';
import { useOnline } from '#state/reads/online.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { imageLimits } from '#state/uploads/readImage.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePromotionWrite } from '#state/money/usePromotionWrite.ts';
import { isSocialId } from '#state/money/socialId.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { ImagePicker } from '#ui/controls/ImagePicker.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './ActionCard.module.css';

/** Remark, pictures and, where required, a contact. */
export function ApplyForm({ promotion, refetch }: { promotion: Promotion; refetch: () => void }) {
  const portal = usePortal();
  const { t } = useTranslation(['promotion', 'errors', 'writes']);
  const [remark, setRemark] = useDraft('remark', '');
  const [contact, setContact] = useDraft('contact', '');
  const [contactFault, setContactFault] = useState(false);
  const choice = useImageChoice('promotion');
  const kind = promotion.requireSocialId ?? null;
  const { remarkMax } = portal.brand.constants;
  const { write, isBusy, failure } = usePromotionWrite({
    promotionId: promotion.id,
    call: 'applyPromotion',
    refetch,
    onDone: () => {
      setRemark('');
      setContact('');
      choice.clear();
      portal.overlay.toast({ key: 'promotion:applied' }, 'ok');
    },
  });
  const isOnline = useOnline();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = kind !== null && !isSocialId(contact);
    setContactFault(wrong);
    if (wrong) {
      (event.currentTarget as HTMLFormElement).querySelector<HTMLInputElement>('input[name="socialId"]')?.focus();
      return;
    }
    void write.run(async () => {
      if (!(await realAccountOnly(portal))) return null;
      const uploaded = await choice.upload(portal);
      if ('refused' in uploaded) return uploaded;
      const request = {
        promotionId: promotion.id,
        ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
        ...(uploaded.ids.length === 0 ? {} : { images: uploaded.ids }),
        ...(kind === null ? {} : { socialId: bareNumber(contact) }),
      };
      return { request };
    });
  };

  if (write.phase === 'unknown') return <OpenWrite write={write} />;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <OpenWrite write={write} />
      <FormFailure text={failure} />
      {kind !== null && (
        <TextField
          name="socialId"
          required
          icon="smartphone"
          inputMode="numeric"
          autoComplete="tel-national"
          defaultValue={contact}
          label={t(kind === 'ZALO' ? 'zalo' : 'whatsapp')}
          error={contactFault ? `${t('errors:wrong_phone_format')} ${t('contact_wrong')}` : null}
          onInput={(event) => setContact(event.currentTarget.value)}
        />
      )}
      <TextArea
        label={t('remark')}
        rows={3}
        value={remark}
        // the limit is in code points; further characters are not accepted
        onChange={(event) => setRemark([...event.currentTarget.value].slice(0, remarkMax).join(''))}
        hint={t('remark_hint')}
        counter={`${[...remark].length} / ${remarkMax}`}
      />
      <ImagePicker
        label={t('images')}
        addLabel={t('portal:images_add')}
        removeLabel={(name) => t('portal:images_remove', { name })}
        hint={t('portal:images_hint', { count: imageLimits.count })}
        error={choice.fault === null ? null : t(choice.fault)}
        images={choice.images}
        max={imageLimits.count}
        accept="image/png,image/jpeg"
        disabled={isBusy}
        onAdd={(files) => void choice.add(files)}
        onRemove={choice.remove}
      />
      <Button type="submit" block size="lg" loading={isBusy} disabled={!isOnline}>
        {t(write.phase === 'absent' ? 'writes:send_again' : 'apply')}
      </Button>
      <p className={`small subtle ${styles.terms}`} aria-live="polite">
        {write.phase === 'checking' ? t('writes:checking') : t('terms_note')}
      </p>
    </form>
  );
}
