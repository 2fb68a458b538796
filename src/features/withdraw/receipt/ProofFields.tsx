import { useTranslation } from 'react-i18next';
import type { ImageChoice } from '#state/uploads/imageChoice.ts';
import { imageLimits } from '#state/uploads/readImage.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { ImagePicker } from '#ui/controls/ImagePicker.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import styles from './Receipt.module.css';

interface Props {
  proof: ImageChoice;
  error: string | null;
  remark: string;
  onRemark: (text: string) => void;
  disabled: boolean;
}

/** Proof that nothing arrived, and words about it. */
export function ProofFields({ proof, error, remark, onRemark, disabled }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('withdraw');
  const { remarkMax } = brand.constants;
  return (
    <>
      <p className={styles.label}>{t('proof')}</p>
      <ImagePicker
        label={t('proof')}
        addLabel={t('portal:images_add')}
        removeLabel={(name) => t('portal:images_remove', { name })}
        hint={t('portal:images_hint', { count: imageLimits.count })}
        error={error}
        images={proof.images}
        max={imageLimits.count}
        accept="image/png,image/jpeg"
        disabled={disabled}
        onAdd={(files) => void proof.add(files)}
        onRemove={proof.remove}
      />
      <TextArea
        label={t('remark')}
        name="remark"
        rows={3}
        value={remark}
        // the limit is in code points; further characters are not accepted
        onChange={(event) => onRemark([...event.currentTarget.value].slice(0, remarkMax).join(''))}
        counter={`${[...remark].length} / ${remarkMax}`}
      />
    </>
  );
}
