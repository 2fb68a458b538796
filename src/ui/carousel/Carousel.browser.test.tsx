import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from './Carousel.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

const labels = {
  carousel: 'Pictures',
  slide: (position: number, total: number) => `${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
};
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <a href={`#${index}`}>Slide {index + 1}</a> }));
const shown = () => document.querySelector('section [role="group"]:not([inert])')?.getAttribute('aria-label');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ready = () => expect.element(page.getByRole('button', { name: /Pause|Play/ })).toBeVisible();

test('renders nothing without slides', async () => {
  await mount(<Carousel slides={[]} labels={labels} />);
  expect(document.querySelector('section')).toBeNull();
});

test('one slide is static: no controls, no engine, no movement', async () => {
  await mount(<Carousel slides={slides(1)} labels={labels} dots autoplayMs={50} />);
  await wait(400);
  expect(document.querySelector('section')?.textContent).toBe('Slide 1');
  expect(document.querySelectorAll('section button')).toHaveLength(0);
  expect(document.querySelector('section [style]')).toBeNull();
});

test('several slides advance by themselves in a loop', async () => {
  const carousel = <Carousel slides={slides(3)} labels={labels} autoplayMs={150} />;
  const published = new DOMParser().parseFromString(renderToString(carousel), 'text/html');
  expect(published.querySelector('section')?.textContent, 'the others come with their code').toBe('Slide 1');
  await mount(carousel);
  await ready();
  const seen: string[] = [];
  await expect
    .poll(
      () => {
        const now = shown() ?? '';
        if (seen.at(-1) !== now) seen.push(now);
        return seen.length;
      },
      { interval: 20 },
    )
    .toBeGreaterThanOrEqual(5);
  expect(seen.slice(0, 5)).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3', '2 of 3']);
});

test('pauses while hovered, while something in it has the focus, and when paused', async () => {
  await mount(
    <>
      <Carousel slides={slides(3)} labels={labels} autoplayMs={250} />
      <button>Elsewhere</button>
    </>,
  );
  await ready();
  // the pointer may already be over the slides
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await userEvent.hover(page.getByRole('region', { name: 'Pictures' }));
  const hovered = shown();
  await wait(600);
  expect(shown()).toBe(hovered);
  await userEvent.unhover(page.getByRole('region', { name: 'Pictures' }));
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.poll(shown).not.toBe(hovered);
  (document.querySelector('section [role="group"]:not([inert]) a') as HTMLElement).focus();
  const focused = shown();
  await wait(600);
  expect(shown()).toBe(focused);
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  const paused = shown();
  await wait(600);
  expect(shown()).toBe(paused);
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('dots select their slide, arrow keys change slides', async () => {
  await mount(<Carousel slides={slides(3)} labels={labels} dots />);
  await ready();
  await userEvent.click(page.getByRole('button', { name: '3 of 3' }));
  await expect.poll(shown).toBe('3 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe('1 of 3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe('3 of 3');
});

test('does not start by itself under reduced motion', async () => {
  const original = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    return query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : list;
  });
  await mount(<Carousel slides={slides(2)} labels={labels} autoplayMs={100} />);
  await ready();
  await wait(400);
  expect(shown()).toBe('1 of 2');
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  spy.mockRestore();
});

test('pause button and dots are two tab stops, and the focus goes with the slide that arrow keys choose', async () => {
  await mount(<Carousel slides={slides(3)} labels={labels} dots />);
  await ready();
  const stops = () =>
    [...document.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).map((one) => one.ariaLabel);
  await expect.poll(stops).toEqual(['Pause', '1 of 3']);
  (page.getByRole('button', { name: '1 of 3' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('2 of 3');
  expect(stops()[1]).toBe('2 of 3');
});

test('the only slide that is left can be used, and several begin anew with the first', async () => {
  const carousel = (count: number) => <Carousel slides={slides(count)} labels={labels} dots />;
  const show = await mount(carousel(3));
  await ready();
  await userEvent.click(page.getByRole('button', { name: '3 of 3' }));
  await expect.poll(shown).toBe('3 of 3');
  await show(carousel(2));
  await expect.poll(shown).toMatch(/of 2$/);
  await show(carousel(1));
  const link = page.getByRole('link', { name: 'Slide 1' });
  (link.element() as HTMLElement).focus();
  await expect.element(link).toHaveFocus();
  await show(carousel(3));
  await ready();
  await expect.poll(shown).toBe('1 of 3');
  await expect.element(page.getByRole('button', { name: '1 of 3' })).toHaveAttribute('aria-current', 'true');
});
