import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import promotion from '../../../locales/en/promotion.json';
import { RaffleDraw } from './RaffleDraw.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

const TURN_MS = 600;

// before anything waits: the turn of the wheel is the only wait of this length
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The button of a raffle whose draw stays without an answer until `answer` is called. */
async function open(isMotionReduced: boolean) {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: isMotionReduced } : matchMedia(query),
  );
  let answer: (value: unknown) => void = () => undefined;
  const portal = testPortal({
    reply: ({ name }) => (name === 'claimRaffle' ? new Promise((done) => (answer = done)) : null),
  });
  portal.texts.addResourceBundle('en', 'promotion', promotion);
  portal.session.setState({
    token: 'st_1',
    memberType: 0,
    username: 'ana01',
    member: { id: 'm-1', account: 'ana01', type: 0 } as never,
  });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <RaffleDraw promotionId="r1" refetch={() => undefined} />
      </PortalHost>
    </MemoryRouter>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Draw now' }));
  const sent = () => portal.calls.filter(({ name }) => name === 'claimRaffle').map(({ request }) => request);
  return { portal, sent, answer: (value: unknown) => answer(value) };
}

const wheel = () => document.querySelector('[data-drawing]');
/** What the wheel does, in turns and milliseconds. */
const motion = () =>
  wheel()
    ?.getAnimations()
    .map((one) => [one.playState, one.effect?.getComputedTiming().duration, one.effect?.getComputedTiming().iterations]);

test('the wheel turns once before the draw is sent, and until the prize is told (P-10)', async () => {
  const { portal, sent, answer } = await open(false);
  await expect.poll(motion).toEqual([['running', TURN_MS, Infinity]]);
  await vi.advanceTimersByTimeAsync(TURN_MS - 1);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(sent).toEqual([{ promotionId: 'r1' }]);
  expect(wheel()).not.toBeNull();
  answer({ promotionId: 'r1', prize: 'A bicycle', referenceNumber: 'BX1' });
  await expect.poll(() => portal.overlayStore.getState().dialogs).toMatchObject([{ title: { params: { prize: 'A bicycle' } } }]);
  await expect.poll(wheel).toBeNull();
});

test('where motion is unwanted the draw is sent at once (P-10)', async () => {
  const { sent } = await open(true);
  await expect.poll(sent).toEqual([{ promotionId: 'r1' }]);
});
