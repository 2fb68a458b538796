import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openCard } from './studio.fixture.tsx';

const FILE = 'brands/orvane-desk/texts/en.json';
const field = () => page.getByLabelText('portal:home, en', { exact: true });
const bar = () => page.getByRole('region', { name: 'Studio' });
const save = () => page.getByRole('button', { name: 'Save' });
const open = () => openCard({ textKeys: ['portal:home'] });

test('the keys undo what was typed in a field at once, and redo it', async () => {
  await open();
  await userEvent.fill(field(), 'Lounge');
  await userEvent.click(page.getByRole('heading', { name: FILE }));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field()).toHaveValue('');
  await expect.element(bar()).toHaveTextContent('Nothing to save');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(field()).toHaveValue('Lounge');
});

test('keys and the button lead to the changes', async () => {
  const { tools } = await open();
  const led = () => {
    const { panel, isLed } = tools.store.getState();
    tools.store.setState({ panel: null, isLed: false });
    return { panel, isLed };
  };
  await userEvent.keyboard('{Alt>}{Shift>}c{/Shift}{/Alt}');
  expect(led()).toEqual({ panel: 'changes', isLed: true });
  await userEvent.click(bar().getByRole('button', { name: 'Changes' }));
  expect(led()).toEqual({ panel: 'changes', isLed: true });
});

test('a change stands in words and as lines, and can be taken back', async () => {
  const { studio } = await open();
  await userEvent.fill(field(), 'Lounge');
  const change = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.element(change).toHaveTextContent('Text portal:home, en');
  await expect.element(change).toHaveTextContent('→ “Lounge”');
  await expect.element(page.getByRole('region', { name: FILE })).toHaveTextContent('"home": "Lounge"');
  await userEvent.click(page.getByRole('button', { name: 'Take back Text portal:home, en' }));
  await expect.element(page.getByRole('region', { name: FILE })).not.toBeInTheDocument();
  expect(studio.store.getState().draft.edits).toEqual([]);
});

const finding: Finding = {
  rule: 'wrong-value',
  severity: 'error',
  file: FILE,
  line: 3,
  column: 5,
  path: '/portal/home',
  expected: 'a shorter text',
  got: '“Lounge”',
};

test('save says what it waits for: a change, the check, an error', async () => {
  const { calls } = await open();
  await expect.element(save()).toBeDisabled();
  let answer: (findings: Finding[]) => void = () => undefined;
  calls.check.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.fill(field(), 'Lounge');
  // from the first key on: a button that is disabled while it is pressed does nothing
  expect(calls.check).not.toHaveBeenCalled();
  await expect.element(save()).toBeDisabled();
  await expect.element(bar()).toHaveTextContent('save waits for the check');
  await expect.poll(() => calls.check.mock.calls.length).toBe(1);
  await settle(() => answer([finding]));
  await expect.element(bar()).toHaveTextContent('save waits for 1 error');
  await expect.element(page.getByText('Expected a shorter text', { exact: true })).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(save()).toBeDisabled();
});

const theirs = '{\n  "$schema": "../../../schemas/brand/texts.schema.json",\n  "portal": { "home": "Foyer" }\n}\n';

async function openConflict() {
  const opened = await open();
  await userEvent.fill(field(), 'Lounge');
  opened.calls.save.mockResolvedValueOnce({ kind: 'conflict', files: { [FILE]: { text: theirs, hash: theirs } } });
  await expect.element(save()).toBeEnabled();
  await userEvent.click(save());
  await expect.element(page.getByText('Both changed Text portal:home, en.')).toBeVisible();
  await expect.element(bar()).toHaveTextContent('save waits for 1 answer about a changed file');
  return opened;
}

test('a file that another editor changed is asked about: mine is kept over theirs, and saved with their hash', async () => {
  const { calls } = await openConflict();
  await userEvent.click(page.getByRole('button', { name: 'Keep mine' }));
  await expect.element(save()).toBeEnabled();
  await userEvent.click(save());
  await expect.element(bar()).toHaveTextContent('Nothing to save');
  const [sent] = calls.save.mock.lastCall?.[0] ?? [];
  expect(sent?.before.hash).toBe(theirs);
  expect(sent?.text).toBe(theirs.replace('Foyer', 'Lounge'));
});

test('theirs is taken, and undo brings mine back', async () => {
  const { calls } = await openConflict();
  await userEvent.click(page.getByRole('button', { name: 'Take theirs' }));
  await expect.element(field()).toHaveValue('Foyer');
  await expect.element(bar()).toHaveTextContent('Nothing to save');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(field()).toHaveValue('Lounge');
  expect(calls.save).toHaveBeenCalledTimes(1);
});
