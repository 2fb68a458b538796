import '#ui/styles/baseStyles.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HumanVerifierOptions } from '#platform/verification/humanVerifier.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { verification } from './index.ts';

/** The way to people when a check does not come. */
const customerService = defineFeature({
  id: 'customer-service',
  provides: { action: { customerService: async () => undefined } },
});

const proof = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 't' };

/** Opens the dialog over a verifier that the test controls. */
async function open(verify: (options: HumanVerifierOptions) => Promise<typeof proof | null>) {
  const portal = testPortal({ features: [verification, customerService], environment: { humanVerifier: { verify } } });
  const close = vi.fn();
  await mount(
    <PortalHost portal={portal}>
      <Slot kind="modal" name="humanCheckModal" params={{ captchaId: 'c1' }} locked={false} close={close} />
    </PortalHost>,
  );
  return close;
}

test('passes id, language and container to the provider; its proof closes the dialog', async () => {
  let pass: (result: typeof proof) => void = () => undefined;
  const verify = vi.fn<(options: HumanVerifierOptions) => Promise<typeof proof>>(
    () => new Promise((resolve) => (pass = resolve)),
  );
  const close = await open(verify);
  await expect.element(page.getByRole('dialog', { name: 'Confirm that you are a person' })).toBeVisible();
  await expect.element(page.getByText('Loading the check')).toBeInTheDocument();
  const [options] = verify.mock.calls[0] as [HumanVerifierOptions];
  expect(options).toMatchObject({ captchaId: 'c1', language: 'en' });
  expect(document.querySelector('[data-slot="modal/humanCheckModal"]')?.contains(options.container)).toBe(true);

  const shown = document.createElement('p');
  shown.textContent = 'A puzzle';
  options.container.append(shown);
  expect(getComputedStyle(options.container.nextElementSibling as Element).display).toBe('none');
  pass(proof);
  await expect.poll(() => close.mock.calls).toEqual([[proof]]);
});

test('a load failure is explained and can be retried', async () => {
  const verify = vi.fn<(options: HumanVerifierOptions) => Promise<typeof proof | null>>(async () => null);
  const close = await open(verify);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The check was not passed');
  verify.mockResolvedValueOnce(proof);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => close.mock.calls).toEqual([[proof]]);
  expect(verify).toHaveBeenCalledTimes(2);
});

test('resolves with nothing when cancelled; a late proof is ignored', async () => {
  let signal: AbortSignal | undefined;
  const close = await open((options) => {
    signal = options.signal;
    return new Promise(() => undefined);
  });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(signal?.aborted).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls).toEqual([[]]);
});

test('a host that hangs is named within 6 s, with what can be done, until it answers after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const verify = vi.fn<(options: HumanVerifierOptions) => Promise<typeof proof>>(() => new Promise(() => undefined));
  await open(verify);
  await expect.poll(() => verify.mock.calls.length).toBe(1);
  await settle(() => void vi.advanceTimersByTime(6_000));
  vi.useRealTimers();
  await expect.element(page.getByText(/^The check is slow to load/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => verify.mock.calls.length).toBe(2);
  const [options] = verify.mock.calls[1] as [HumanVerifierOptions];
  options.container.append(document.createElement('p'));
  expect(getComputedStyle(options.container.nextElementSibling as Element).display).toBe('none');
});
