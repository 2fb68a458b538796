import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { card, open } from '../securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

test('a card that is being removed is not removed twice, and is gone before the list is read again', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { portal, sent } = await open({
    row: 'bankCards',
    state: { payeeName: 'Ana Martins' },
    cards: [card, { ...card, id: '2', maskedNumber: '•••• 1936' }],
    reply: ({ name }) => (name === 'removeBankCard' ? new Promise((done) => (answer = done)) : undefined),
  });
  const remove = page.getByRole('button', { name: 'Remove Banco Aurora •••• 4821' });
  const agree = async () => {
    await expect.poll(() => portal.overlayStore.getState().dialogs).toHaveLength(1);
    portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, true);
  };
  await userEvent.click(remove);
  await agree();
  await expect.element(remove).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(remove);
  expect(portal.overlayStore.getState().dialogs).toEqual([]);
  answer(null);
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Remove .* 1936/ })).toBeEnabled();
  expect(sent('removeBankCard')).toEqual([{ id: '1' }]);
  expect(document.activeElement, 'the focus stays where cards are removed').toBe(
    page.getByRole('group', { name: 'Bank cards' }).element(),
  );
});

test('offline, no card can be removed', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ row: 'bankCards', state: { payeeName: 'Ana Martins' }, cards: [card] });
  await expect.element(page.getByRole('button', { name: /^Remove / })).toBeDisabled();
  online.mockRestore();
});
