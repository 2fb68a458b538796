import type { HumanVerifier } from './humanVerifier.ts';
import { openVerifyFrame, type VerifyService } from './verifyFrame.ts';
import { readTexts } from './verifyMessages.ts';

/** Time limit for a person; then the frame is requested anew. */
const HUMAN_MS = 5 * 60_000;

/** The human verification of a brand's verify origin, shown in a frame (T27). */
export function createFrameHumanVerifier(service: VerifyService): HumanVerifier {
  return {
    async verify({ captchaId, language, container, signal }) {
      if (signal?.aborted === true) return null;
      const { theme = 'light' } = document.documentElement.dataset;
      const query = { ...service.query, language, theme };
      const frame = openVerifyFrame({
        ...service,
        query,
        parent: container,
        title: container.getAttribute('aria-label') ?? 'captcha',
      });
      signal?.addEventListener('abort', frame.close);
      try {
        const proof = await frame.ask({ action: 'human', captchaId, language }, HUMAN_MS);
        return readTexts(proof, ['lot_number', 'captcha_output', 'pass_token', 'gen_time']);
      } catch {
        return null;
      } finally {
        signal?.removeEventListener('abort', frame.close);
        frame.close();
      }
    },
  };
}
