import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { positionsAround } from '#ui/carousel/carouselPositions.fixture.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { registerPortal, RegisterHost } from './register.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

beforeEach(() => page.viewport(1280, 900));

const offer = (id: string) => ({ id, category: 'new_player', title: `Offer ${id}`, summary: 'Words.' });

async function show(...ids: string[]) {
  const portal = await registerPortal({
    on: ['DIRECTREG3', 'PROMOWELCOME3'],
    announcements: { promotion: ids.map(offer) },
  });
  const route = { name: 'register', path: '/register', params: {} };
  await mount(
    <RegisterHost portal={portal}>
      <Slot kind="page" name="register" route={route} banner={null} />
    </RegisterHost>,
  );
}

test('two offers alternate after 5,000 ms (REG-07)', async () => {
  await show('7', '9');
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const carousel = document.querySelector('[data-promotion="7"]')!;
  expect(await positionsAround(carousel, 5_000)).toEqual(['1 of 2', '2 of 2']);
});

test('a single offer is static (REG-07)', async () => {
  await show('7');
  await expect.element(page.getByText('Offer 7')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelectorAll('section:has([data-promotion]) button')).toHaveLength(0);
});
