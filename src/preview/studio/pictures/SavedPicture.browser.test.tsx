import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import type { BrandBundle } from '../../../../tools/studio/brandBundle.ts';
import { openStudioView } from '../view/studio.fixture.tsx';
import { EditCard } from '../view/EditCard.tsx';

const AT = '/images/loginArt';
const HALL = 'brands/orvane-desk/images/hall.webp';
const BRAND = 'brands/orvane-desk/brand.json';
const card = () => page.getByRole('region', { name: 'Edit' });
const form = () => card().getByRole('group', { name: 'New picture: Login art, images' });
const unused = () => card().getByRole('list', { name: 'Pictures that nothing names' });
const changes = () => page.getByRole('list', { name: 'Changes' });

async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(900, 900);
  canvas.getContext('2d')!.fillRect(0, 0, 900, 900);
  return canvas.convertToBlob();
}

/** The card of a picture that is saved, hall.webp of the brand itself. */
const open = (prepare: (bundle: BrandBundle) => void = () => undefined) =>
  openStudioView(
    (hook, picked) => <EditCard sources={[`brand.json#${AT}`]} textKeys={[]} element={picked} hook={hook} />,
    '',
    (_, bundle) => {
      const { text } = bundle.files[BRAND]!;
      const named = `${JSON.stringify({ ...(JSON.parse(text) as object), images: { loginArt: 'hall.webp' } }, null, 2)}\n`;
      bundle.files[BRAND] = { text: named, hash: named };
      prepare(bundle);
    },
  );

test('a saved picture is cut again from its original, at the part that it shows', async () => {
  const { studio, calls } = await open(({ pictures }) => {
    pictures['orvane-desk']!.originals.push('hall.png');
    pictures['orvane-desk']!.crops['hall.png'] = { left: 0.375, top: 0, width: 0.625, height: 1 };
  });
  calls.original.mockResolvedValueOnce(await photo());
  await userEvent.click(card().getByRole('button', { name: 'Crop' }));
  await expect.element(form().getByLabelText('Name')).toHaveValue('hall');
  await expect.element(form().getByLabelText('Across')).toHaveValue('1');
  expect(calls.original.mock.calls).toEqual([[HALL]]);
  await userEvent.click(form().getByLabelText('Across'));
  await userEvent.keyboard('{Home}');
  await userEvent.click(form().getByRole('button', { name: 'Use this picture' }));
  await expect.element(form()).not.toBeInTheDocument();
  expect(studio.store.getState().draft).toMatchObject({
    edits: [],
    pictures: { [HALL]: { crop: { left: 0, top: 0, width: 0.625, height: 1 }, hash: 'hash of hall.webp', from: 'hall.png' } },
  });
});

test('one of a parent is cut for the brand itself, one without an original is not cut, and a lost one is said', async () => {
  const { studio, calls } = await open(({ files, pictures }) => {
    const text = '{ "name": "Desk", "extends": "orvane" }\n';
    files[BRAND] = { text, hash: text };
    pictures['base']!.originals.push('login-art.jpg');
  });
  calls.original.mockRejectedValueOnce(new Error('brands/base/images/login-art.webp has no original beside it.'));
  const crop = card().getByRole('button', { name: 'Crop' });
  await userEvent.click(crop);
  await expect.element(card().getByRole('alert').filter({ hasText: 'has no original beside it' })).toBeVisible();
  calls.original.mockResolvedValueOnce(await photo());
  await userEvent.click(crop);
  await userEvent.click(form().getByRole('button', { name: 'Use this picture' }));
  await expect.element(form()).not.toBeInTheDocument();
  expect(studio.store.getState().draft.pictures).toMatchObject({
    'brands/orvane-desk/images/login-art.webp': { hash: null, from: 'login-art.jpg' },
  });
  await userEvent.click(card().getByText(/^Other pictures/));
  await userEvent.click(card().getByRole('radio', { name: 'hall.webp orvane-desk' }));
  await expect.element(crop).not.toBeInTheDocument();
});

const finding: Finding = {
  rule: 'unused-image',
  severity: 'warning',
  file: HALL,
  line: 1,
  column: 1,
  path: '',
  expected: 'an image that brand.json or the content references',
  got: '"hall.webp", which nothing references',
};

test('what was replaced is removed once nothing names it, as one step, and is no longer to choose', async () => {
  const { studio, calls } = await open();
  calls.check.mockImplementation(async (_, pictures) => (pictures.some(({ file }) => file === HALL) ? [] : [finding]));
  await userEvent.click(card().getByText(/^Other pictures/));
  await userEvent.click(card().getByRole('radio', { name: 'login-art.webp base' }));
  await expect.element(unused()).toHaveTextContent('orvane-desk has hall.webp (4.0 kB), which nothing names any more.');
  await userEvent.click(unused().getByRole('button', { name: 'Remove hall.webp' }));
  await expect.element(unused()).not.toBeInTheDocument();
  await expect.element(changes()).toHaveTextContent('Picture hall.webp: removed, 4.0 kB');
  await expect.element(card().getByRole('radio', { name: 'hall.webp orvane-desk' })).not.toBeInTheDocument();
  await expect
    .poll(() => calls.check.mock.lastCall?.[1])
    .toMatchObject([{ file: HALL, upload: null, hash: 'hash of hall.webp' }]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(changes()).not.toHaveTextContent('removed');
  await expect.element(card().getByRole('radio', { name: 'hall.webp orvane-desk' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Redo' }));
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => studio.store.getState().said.at(-1)).toBe('Picture hall.webp: removed, 4.0 kB');
});
