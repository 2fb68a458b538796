import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { AGREEMENT } from '#state/forms/plainChecks.ts';

/** Marks the links in the translated sentence; no text contains it. */
const MARK = '\u0000';

const names = { userAgreement: 'user_agreement', terms: 'terms', privacy: 'privacy_policy' } as const;

type LinkName = keyof typeof names;

/** Age, terms and privacy policy. The documents open in a modal, and the form keeps its values. */
export function Agreement() {
  const { brand } = usePortal();
  const { t } = useTranslation('register');
  const { register } = useFormContext<FormValues>();
  const { minAge, defaultChecked, links } = brand.registerForm.agreement;
  const marked = (name: LinkName) => `${MARK}${name}${MARK}`;
  const sentence = t('agreement', {
    age: minAge,
    userAgreement: marked('userAgreement'),
    terms: marked('terms'),
    privacy: marked('privacy'),
  });

  return (
    <Checkbox {...register(AGREEMENT)} value="1" defaultChecked={defaultChecked} error={useErrorText(AGREEMENT, '')}>
      {sentence.split(MARK).map((part, index) => {
        // every second part is a link
        if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
        const name = part as LinkName;
        return (
          <a key={index} className="link" href={links[name]} target="_blank" rel="noopener">
            {t(names[name])}
          </a>
        );
      })}
    </Checkbox>
  );
}
