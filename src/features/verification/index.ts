import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** Verification codes: those sent to a phone, and captchas. */
export const verification = defineFeature({
  id: 'verification',
  firstStyles: true,
  provides: {
    field: {
      verificationCode: lazyEntry(async () => (await chunk()).VerificationCodeField),
      captcha: lazyEntry(async () => (await chunk()).CaptchaField),
    },
  },
});
