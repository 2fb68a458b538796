import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Modal } from './Modal.tsx';
import { ModalFoot } from './ModalFoot.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  // the colour of the background comes from the brand's theme
  document.documentElement.style.setProperty('--scrim', 'rgb(1, 2, 3)');
});
afterEach(() => document.documentElement.style.removeProperty('--scrim'));

const close = vi.fn();
const show = (props: Partial<Parameters<typeof Modal>[0]> = {}) =>
  mount(
    <Modal title="Rules" closeLabel="Close" delayMs={0} onClose={close} {...props}>
      {props.children ?? 'text'}
    </Modal>,
  );
const dialog = () => document.querySelector('dialog')!;
const box = () => dialog().firstElementChild!.getBoundingClientRect();
const button = () => page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
const ground = () => getComputedStyle(dialog(), '::backdrop').backgroundColor;

test('by default it has its title, a backdrop, and a close button inside its box (MDL-03)', async () => {
  await show();
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Rules' }).elements()).toHaveLength(1);
  expect(ground()).toBe('rgb(1, 2, 3)');
  const [around, inner] = [box(), button()];
  expect(inner.left >= around.left && inner.right <= around.right && inner.top >= around.top).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test.each([390, 1280])(
  'at %i px closePos "outside" puts the button beside the box, and it still closes (MDL-03)',
  async (width) => {
    await page.viewport(width, 900);
    close.mockClear();
    await show({ closePos: 'outside' });
    const [around, outer] = [box(), button()];
    expect(outer.left >= around.right || outer.bottom <= around.top).toBe(true);
    expect(outer.right <= width && outer.top >= 0).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(close).toHaveBeenCalledOnce();
  },
);

test('nothing in a long body scrolls the modal itself', async () => {
  await page.viewport(390, 300);
  const hidden = { position: 'absolute', width: '1px', height: '1px' } as const;
  await show({
    children: (
      <>
        <p style={{ height: 900 }}>text</p>
        <span style={hidden} />
      </>
    ),
  });
  for (const part of [dialog(), dialog().firstElementChild!]) {
    part.scrollTop = 40;
    expect(part.scrollTop).toBe(0);
  }
});

test('showClose and hasBg remove button and backdrop, wherever the button is (MDL-03)', async () => {
  const draw = await show({ showClose: false });
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await draw(
    <Modal title="Rules" closeLabel="Close" closePos="outside" showClose={false} hasBg={false} delayMs={0} onClose={close}>
      text
    </Modal>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
});

test.each([
  ['short', 1],
  ['long', 120],
  ['longer than the page', 400],
])('a field that is reached is not below the last buttons of a form whose words are %s', async (_, words) => {
  await page.viewport(390, 844);
  await show({
    children: (
      <>
        <p style={{ height: 500 }}>text</p>
        <input aria-label="Amount" />
        <p style={{ height: 500 }}>text</p>
        <ModalFoot>
          <p>{'word '.repeat(words)}</p>
          <button type="submit">Send</button>
        </ModalFoot>
      </>
    ),
  });
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
  const field = page.getByRole('textbox').element();
  await expect
    .poll(() => {
      field.scrollIntoView({ block: 'nearest' });
      const { left, top, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2);
    })
    .toBe(field);
});
