import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Codes sent to a phone, captchas, the human check (T27) and the second step of a login. */
export const verification = defineFeature({
  id: 'verification',
  firstStyles: true,
  provides: {
    field: {
      verificationCode: lazyEntry(async () => (await import('./VerificationCodeField.tsx')).VerificationCodeField),
      captcha: lazyEntry(async () => (await import('./CaptchaField.tsx')).CaptchaField),
    },
    modal: {
      humanCheckModal: lazyEntry(async () => (await import('./HumanCheckModal.tsx')).HumanCheckModal),
      twoStepModal: lazyEntry(async () => (await import('./TwoStepModal.tsx')).TwoStepModal),
    },
  },
});
