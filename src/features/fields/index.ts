import type { FieldsShownBy } from '#engine/fields/fields.ts';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';
const text = lazyEntry(async () => (await import('./InputField.tsx')).InputField);
const secret = lazyEntry(async () => (await import('./SecretField.tsx')).SecretField);

/** The inputs of the forms, by the platform's field keys. */
export const fields = defineFeature({
  id: 'fields',
  firstStyles: true,
  provides: {
    field: {
      username: text,
      payeeName: text,
      email: text,
      idNumber: text,
      qqNum: text,
      line: text,
      whatsapp: text,
      zalo: text,
      facebook: text,
      wechat: text,
      nickname: text,
      address: text,
      occupation: text,
      sourceOfIncome: text,
      accountNumber: text,
      branch: text,
      telegram: text,
      skype: text,
      recommenderId: text,
      referralCode: text,
      affiliateCode: text,
      password: secret,
      confirmPassword: secret,
      paymentPassword: secret,
      oldPassword: secret,
      newPassword: secret,
      confirmNewPassword: secret,
      mobileNum: lazyEntry(async () => (await import('./PhoneField.tsx')).PhoneField),
      birthday: lazyEntry(async () => (await import('./BirthdayField.tsx')).BirthdayField),
      nationality: lazyEntry(async () => (await import('./NationalityField.tsx')).NationalityField),
    } satisfies Record<FieldsShownBy<'text' | 'secret' | 'phone' | 'birthday' | 'nationality'>, unknown>,
  },
});
