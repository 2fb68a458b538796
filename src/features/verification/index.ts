import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Codes sent to a phone, captchas, the human check (T27) and the second step of a login. */
export const verification = defineFeature({
  id: 'verification',
  firstStyles: true,
  provides: {
    field: {
      verificationCode: lazyEntry(
        async () => (await loadChunk(() => import('./VerificationCodeField.tsx'))).VerificationCodeField,
      ),
      captcha: lazyEntry(async () => (await loadChunk(() => import('./CaptchaField.tsx'))).CaptchaField),
    },
    modal: {
      humanCheckModal: lazyEntry(async () => (await loadChunk(() => import('./HumanCheckModal.tsx'))).HumanCheckModal),
      twoStepModal: lazyEntry(async () => (await loadChunk(() => import('./TwoStepModal.tsx'))).TwoStepModal),
    },
  },
});
