import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BrandHistory, Version } from '../../../../tools/studio/history/brandHistory.ts';
import { textOf } from '../draft/draft.ts';
import { openCard } from '../view/studio.fixture.tsx';

const FILE = 'brands/orvane-desk/texts/en.json';
const field = () => page.getByLabelText('portal:home, en', { exact: true });
const history = () => page.getByRole('region', { name: 'History' });
const open = () => userEvent.click(page.getByRole('button', { name: 'History of orvane-desk' }));
const [SHORT, COMMIT] = ['4be1a90', '4be1a90'.padEnd(40, '0')];
const version: Version = {
  commit: COMMIT,
  at: '2026-11-20T10:00:00+01:00',
  author: 'Ana',
  subject: 'Call home Lounge',
  files: ['texts/en.json'],
};
/** The words of the brand as they were, in its other files as they are. */
const texts = (studio: Awaited<ReturnType<typeof openCard>>['studio'], english: string) => ({
  ...Object.fromEntries(
    Object.entries(studio.store.getState().draft.base).flatMap(([file, { text }]) =>
      file.startsWith('brands/orvane-desk/') ? [[file.slice('brands/orvane-desk/'.length), text ?? '']] : [],
    ),
  ),
  'texts/en.json': english,
});

test('where git keeps no brands the reason stands there, and it can be tried again', async () => {
  const { calls } = await openCard({ textKeys: ['portal:home'] });
  calls.history.mockRejectedValueOnce(new Error('fatal: not a git repository'));
  await open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('fatal: not a git repository');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(history()).toHaveTextContent('No commit has this brand yet.');
  await expect.element(history()).toHaveTextContent('All that is saved is committed.');
});

test('a late answer about one layer is not shown as the history of another', async () => {
  const { calls } = await openCard({ textKeys: ['portal:home'] });
  let answer: (found: BrandHistory) => void = () => undefined;
  calls.history.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await open();
  await expect.element(history()).toHaveTextContent('Reading…');
  await userEvent.click(page.getByRole('radio', { name: /^base/ }));
  await userEvent.click(page.getByRole('button', { name: 'History of base' }));
  await expect.element(history()).toHaveTextContent('No commit has this brand yet.');
  answer({ versions: [version], pending: [] });
  await userEvent.hover(page.getByRole('button', { name: 'History of base' }));
  await expect.element(history()).toHaveTextContent('No commit has this brand yet.');
  await expect.element(history()).not.toHaveTextContent('Call home Lounge');
});

test('what was saved becomes a commit in its words', async () => {
  const { calls } = await openCard({ textKeys: ['portal:home'] });
  calls.history.mockResolvedValue({ versions: [version], pending: ['texts/en.json'] });
  calls.commit.mockRejectedValueOnce(new Error('brand check: 1 error'));
  calls.commit.mockResolvedValueOnce({ versions: [{ ...version, commit: 'f'.repeat(40) }, version], pending: [] });
  await userEvent.fill(field(), 'Lounge');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('region', { name: 'Studio' })).toHaveTextContent('Nothing to save');
  await open();
  await expect.element(history()).toHaveTextContent('Not committed: texts/en.json');
  const message = page.getByLabelText('Message');
  await expect.element(message).toHaveValue('orvane-desk: Text portal:home, en: nothing → “Lounge”');
  await userEvent.fill(message, 'Call home Lounge');
  await userEvent.click(page.getByRole('button', { name: 'Commit' }));
  await expect.element(message).toHaveAccessibleDescription('brand check: 1 error');
  await expect.element(message).toHaveValue('Call home Lounge');
  await userEvent.click(page.getByRole('button', { name: 'Commit' }));
  await expect.element(history()).toHaveTextContent('All that is saved is committed.');
  expect(calls.commit.mock.calls).toEqual(Array(2).fill(['orvane-desk', 'Call home Lounge']));
  await expect.element(page.getByRole('list', { name: 'Versions' }).getByText('fffffff')).toBeVisible();
});

test('a version is compared with the draft, and brought back as one step that undo takes away', async () => {
  const { calls, studio } = await openCard({ textKeys: ['portal:home'] });
  calls.history.mockResolvedValue({ versions: [version], pending: [] });
  const before = textOf(studio.store.getState().draft, FILE);
  const then = JSON.parse(before ?? '{}') as { portal?: object };
  const english = JSON.stringify({ ...then, portal: { ...then.portal, home: 'Lounge', hot: 'Warm' } }, null, 2);
  calls.version.mockResolvedValue({ texts: texts(studio, english), others: ['images/logo.svg'] });
  await open();
  await userEvent.click(page.getByRole('button', { name: `Compare with ${SHORT}` }));
  await expect.element(page.getByRole('region', { name: FILE })).toHaveTextContent('"home": "Lounge"');
  await expect.element(history()).toHaveTextContent('Differs, too: images/logo.svg');
  await userEvent.click(page.getByRole('button', { name: `Restore ${SHORT}` }));
  await expect.element(field()).toHaveValue('Lounge');
  await expect
    .element(history())
    .toHaveTextContent('The draft has these values now; save writes them. These stay as they are: images/logo.svg.');
  expect(calls.version.mock.calls).toEqual([['orvane-desk', COMMIT]]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(field()).toHaveValue('');
  expect(textOf(studio.store.getState().draft, FILE)).toBe(before);
});

test('a version leads to a page that has it beside what is saved, at the page that is shown', async () => {
  const { calls, tools } = await openCard({ textKeys: ['portal:home'] });
  calls.history.mockResolvedValue({ versions: [version], pending: [] });
  tools.store.setState(({ page: view }) => ({ page: { ...view, path: '/rng?vendor=LUM' } }));
  await open();
  const link = page.getByRole('link', { name: `Side by side with ${SHORT}, in a new tab` });
  const { pathname, searchParams } = new URL(link.element().getAttribute('href')!, location.origin);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/__preview/versions',
    { brand: 'orvane-desk', left: COMMIT, right: 'now', path: '/rng?vendor=LUM' },
  ]);
});
