import type { HumanResult, HumanVerifier, HumanVerifierOptions } from '#platform/verification/humanVerifier.ts';

/** Sends a control call; the page's own `fetch`, or the sandbox itself. */
export type SendControl = (path: string, body?: Record<string, unknown>) => Promise<unknown>;

/**
 * A human verification against the sandbox.
 *
 * @param solve shows the puzzle in the container, such as `showSlider`; true when solved, false when closed
 */
export function createFakeHumanVerifier(
  send: SendControl,
  solve: (options: HumanVerifierOptions) => Promise<boolean>,
): HumanVerifier {
  return {
    async verify(options) {
      try {
        return (await solve(options)) ? readResult(await send('/__sandbox/human')) : null;
      } catch {
        return null;
      }
    },
  };
}

function readResult(reply: unknown): HumanResult | null {
  const { lot_number, captcha_output, pass_token, gen_time } = (reply ?? {}) as Partial<HumanResult>;
  if (lot_number === undefined || captcha_output === undefined || pass_token === undefined || gen_time === undefined) return null;
  return { lot_number, captcha_output, pass_token, gen_time };
}
