import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#engine/registry.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { refreshCaptcha, useCaptcha } from '#state/forms/captcha.ts';
import { useFieldHint } from '#state/forms/fieldHint.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './CaptchaField.module.css';

/** A captcha; pressing the picture or the button beside it fetches another one. */
export function CaptchaField({ slotProps, name, label, rule, required }: FieldProps) {
  const portal = usePortal();
  const { t } = useTranslation('fields');
  const { register, setValue } = useFormContext<FormValues>();
  const { image, status } = useCaptcha();
  const { hint, onFocus } = useFieldHint(name, rule);
  const typedFor = useRef(image);

  useEffect(() => {
    // the typed text belongs to the previous picture
    if (typedFor.current !== null && typedFor.current !== image) setValue(name, '');
    typedFor.current = image;
  }, [image, name, setValue]);

  const refresh = () => refreshCaptcha(portal);
  return (
    <TextField
      {...register(name)}
      rootProps={slotProps}
      label={label}
      required={required}
      error={useErrorText(name, label)}
      hint={status === 'failed' ? t('captcha_failed') : hint}
      onFocus={onFocus}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={INPUT_MAX}
      trailing={
        <>
          <button
            type="button"
            // the button beside it does the same for the keyboard
            tabIndex={-1}
            className={styles.picture}
            aria-label={t('captcha_picture')}
            aria-busy={status === 'loading'}
            onClick={refresh}
          >
            {image !== null && <img src={image} alt="" width={104} height={37} />}
          </button>
          <IconButton
            icon="refresh-cw"
            size="sm"
            label={t('captcha_refresh')}
            // not for the first picture: it loads while the page starts, which an icon that turns makes slower
            busy={status === 'loading' && image !== null}
            onClick={refresh}
          />
        </>
      }
    />
  );
}
