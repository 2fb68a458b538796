import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '../draft/draft.ts';
import { EditCard } from '../view/EditCard.tsx';
import { openStudioView } from '../view/studio.fixture.tsx';

const HTML = `<p style="margin: 200px 40px; font: 700 31px/40px serif; color: rgb(10, 20, 30); background: rgb(250, 240, 230)"><a href="#x">Home</a></p>`;

async function openPage(html = HTML) {
  const view = await openStudioView((hook, picked) => {
    // as the page did when it was drawn
    hook.portal.texts.t('portal:home');
    return <EditCard sources={[]} textKeys={['portal:home']} element={picked} hook={hook} />;
  }, html);
  const own = () => JSON.parse(textOf(view.studio.store.getState().draft, 'brands/orvane-desk/texts/en.json') ?? '{}') as object;
  return { ...view, own };
}

const button = () => page.getByRole('button', { name: 'Type portal:home, en on the page' });
const field = () => page.getByRole('textbox', { name: 'portal:home, en, on the page' });
const inCard = () => page.getByRole('textbox', { name: 'portal:home, en', exact: true });

test('a text is typed where the page shows it, in its typeface, and the card has it too', async () => {
  const { own } = await openPage();
  await userEvent.click(button());
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('Home');
  const [typed, shown] = [field().element(), page.getByRole('link', { name: 'Home' }).element()];
  await expect.poll(() => Math.abs(typed.getBoundingClientRect().left - shown.getBoundingClientRect().left)).toBeLessThan(1);
  await expect.poll(() => typed.getBoundingClientRect().width).toBeGreaterThan(shown.getBoundingClientRect().width);
  expect(getComputedStyle(typed)).toMatchObject({
    fontSize: '31px',
    fontWeight: '700',
    color: getComputedStyle(shown).color,
    backgroundColor: 'rgb(250, 240, 230)',
  });
  await userEvent.keyboard('Lounge');
  await expect.element(inCard()).toHaveValue('Lounge');
  expect(own()).toMatchObject({ portal: { home: 'Lounge' } });
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test.each([
  ['center', (box: DOMRect) => (box.left + box.right) / 2],
  ['end', (box: DOMRect) => box.right],
])('the first letters stay where they are where a text is aligned to its %s', async (align, placeOf) => {
  await openPage(`<p id="aligned" style="width: 400px; font: 20px serif; text-align: ${align}">Home</p>`);
  const range = document.createRange();
  range.selectNodeContents(document.getElementById('aligned')!);
  await userEvent.click(button());
  await expect
    .poll(() => Math.abs(placeOf(field().element().getBoundingClientRect()) - placeOf(range.getBoundingClientRect())))
    .toBeLessThan(1);
});

test('Escape takes back what was typed, and nothing else', async () => {
  const { own, studio } = await openPage();
  await userEvent.fill(inCard(), 'Start');
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(own()).toMatchObject({ portal: { home: 'Start' } });
  await userEvent.click(button());
  await userEvent.keyboard('Lobby');
  expect(own()).toMatchObject({ portal: { home: 'Lobby' } });
  await userEvent.keyboard('{Escape}');
  expect(own()).toMatchObject({ portal: { home: 'Start' } });
  expect(studio.store.getState().draft.past).toHaveLength(1);
});

test('leaving the field ends it and keeps the text; an emptied text can be typed again', async () => {
  const { own } = await openPage();
  await userEvent.click(button());
  await userEvent.clear(field());
  expect(own()).toMatchObject({ portal: { home: '' } });
  await userEvent.click(inCard());
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.fill(inCard(), 'Lounge');
  expect(own()).toMatchObject({ portal: { home: 'Lounge' } });
});

test('pasted lines become one, and the keys of the page do nothing meanwhile', async () => {
  const { own } = await openPage();
  let pressed = 0;
  const count = () => (pressed += 1);
  window.addEventListener('keydown', count);
  await userEvent.click(button());
  await userEvent.fill(field(), 'One\nTwo');
  await userEvent.keyboard('/');
  window.removeEventListener('keydown', count);
  expect(own()).toMatchObject({ portal: { home: 'One Two/' } });
  expect(pressed).toBe(0);
});

test('within a modal the field is a part of it', async () => {
  await openPage(`<dialog><p>Home</p></dialog>`);
  expect(button().elements()).toEqual([]);
  const dialog = document.querySelector('dialog')!;
  dialog.showModal();
  dialog.close();
  dialog.show();
  await userEvent.fill(inCard(), 'Home');
  await userEvent.click(button());
  await expect.element(field()).toHaveFocus();
  expect(dialog.contains(field().element())).toBe(true);
});

test('what the page does not show in this language has no such button', async () => {
  await openPage('<p>Elsewhere</p>');
  await expect.element(inCard()).toBeVisible();
  expect(button().elements()).toEqual([]);
});
