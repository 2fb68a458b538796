import { afterEach, expect, test, vi } from 'vitest';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import writes from '../../../locales/en/writes.json';
import { DiscardButton } from './DiscardButton.tsx';

const button = () => document.querySelector('button') as HTMLButtonElement;
const advance = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

afterEach(() => vi.useRealTimers());

test('counts down the whole seconds and is enabled at its time, not at the next interval', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  const portal = testPortal();
  portal.texts.addResourceBundle('en', 'writes', writes);
  const discard = vi.fn();
  await mount(
    <PortalHost portal={portal}>
      <DiscardButton from={portal.client.clock.now() + 61_700} onDiscard={discard} />
    </PortalHost>,
  );
  expect(button().textContent).toBe('Discard in 1:02');
  await advance(700);
  expect(button().textContent).toBe('Discard in 1:01');
  await advance(60_999);
  expect(button().textContent).toBe('Discard in 0:01');
  expect(button().ariaDisabled === 'true').toBe(true);
  await advance(1);
  expect(button().textContent).toBe('Discard');
  button().click();
  expect(discard).toHaveBeenCalledOnce();
});
