import { type PhoneErrorCode, phoneErrorTexts, type PhoneVerifier, PhoneVerifierError } from './phoneVerifier.ts';
import { openVerifyFrame, type VerifyFrame, VerifyFrameError, type VerifyService } from './verifyFrame.ts';
import { readTexts, type VerifyRequest } from './verifyMessages.ts';

const ANSWER_MS = 30_000;

/** The phone verification of a brand's verify origin, in a hidden frame that stays until the page unloads (T27). */
export function createFramePhoneVerifier(service: VerifyService): PhoneVerifier {
  let frame: VerifyFrame | null = null;

  const ask = async <Key extends string>(request: VerifyRequest, key: Key): Promise<string> => {
    frame ??= openVerifyFrame({ ...service, parent: document.body, title: null });
    try {
      const answer = readTexts(await frame.ask(request, ANSWER_MS), [key]);
      if (answer === null) throw new VerifyFrameError('unknown');
      return answer[key];
    } catch (cause) {
      const code = cause instanceof VerifyFrameError ? cause.code : 'unknown';
      // a frame that does not answer may only have failed to load
      if (code === 'silent') {
        frame?.close();
        frame = null;
      }
      throw new PhoneVerifierError(isKnown(code) ? code : 'unknown');
    }
  };

  return {
    async send(phone, { language = 'en', signal } = {}) {
      if (signal?.aborted === true) throw new PhoneVerifierError('popupClosed');
      const verification = await ask({ action: 'phone.send', phone, language }, 'verification');
      return { confirm: (code) => ask({ action: 'phone.confirm', verification, code }, 'idToken') };
    },
  };
}

const isKnown = (code: string): code is PhoneErrorCode => Object.hasOwn(phoneErrorTexts, code);
