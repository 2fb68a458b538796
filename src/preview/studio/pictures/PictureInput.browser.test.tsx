import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '../draft/draft.ts';
import { openStudio, type Studio } from '../state/studio.ts';
import { openCard } from '../view/studio.fixture.tsx';

const FILE = 'brands/orvane-desk/images/salao-no-1.webp';
const card = () => page.getByRole('region', { name: 'Edit' });
const chooser = () => card().getByLabelText('Replace Login art, images');
const form = () => card().getByRole('group', { name: 'New picture: Login art, images' });
const use = () => form().getByRole('button', { name: 'Use this picture' });
const open = () => openCard({ sources: ['brand.json#/images/loginArt'] });
const drafted = ({ store }: Studio) => store.getState().draft.pictures;
const art = ({ store }: Studio) =>
  (JSON.parse(textOf(store.getState().draft, 'brands/orvane-desk/brand.json') ?? '{}') as { images?: object }).images;

async function photo(name: string, width = 900, height = 900): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Drops a file on the control, which costs no time whatever its size. */
function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  chooser()
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

test('a picture is cut by pointer and keys, named from its file, and is one step with its value', async () => {
  const { studio, calls } = await open();
  await userEvent.upload(chooser(), await photo('Salão Nº 1.PNG'));
  await expect.element(form().getByLabelText('Name')).toHaveValue('salao-no-1');
  // 5 : 8 of a square: as high as it
  await expect.element(form().getByText('563 × 900 px of 900 × 900')).toBeVisible();
  await expect.element(form().getByLabelText('Down')).toBeDisabled();
  await userEvent.click(form().getByLabelText('Zoom'));
  await userEvent.keyboard('{Home}');
  for (let press = 0; press < 100; press += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.element(form().getByText('281 × 450 px of 900 × 900: too small, at least 320 px', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Home}');
  const across = form().getByLabelText('Across');
  await userEvent.click(across);
  await userEvent.keyboard('{Home}');
  await expect.element(across).toHaveValue('0');
  const frame = form().element().querySelector<HTMLElement>('[data-frame]')!;
  const { width } = frame.parentElement!.getBoundingClientRect();
  const at = (type: string, movementX = 0) =>
    frame.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, movementX }));
  frame.setPointerCapture = () => undefined;
  frame.hasPointerCapture = () => true;
  at('pointerdown');
  at('pointermove', width);
  await expect.element(across).toHaveValue('1');
  await userEvent.click(use());
  await expect.element(form()).not.toBeInTheDocument();
  expect(art(studio)).toEqual({ loginArt: 'salao-no-1.webp' });
  expect(drafted(studio)).toMatchObject({
    [FILE]: { crop: { left: 0.375, top: 0, width: 0.625, height: 1 }, hash: null, from: 'Salão Nº 1.PNG' },
  });
  await expect.poll(() => calls.pictures.mock.lastCall?.[1].map(({ file }) => file)).toEqual([FILE]);
  await expect
    .element(page.getByRole('list', { name: 'Changes' }))
    .toHaveTextContent('Picture salao-no-1.webp: from Salão Nº 1.PNG');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([art(studio), drafted(studio)]).toEqual([undefined, {}]);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect([art(studio), Object.keys(drafted(studio))]).toEqual([{ loginArt: 'salao-no-1.webp' }, [FILE]]);
  await userEvent.click(page.getByRole('button', { name: `Take back ${FILE}` }));
  expect([art(studio), drafted(studio)]).toEqual([undefined, {}]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>';
test.each([
  ['40 MB', () => new File([new Uint8Array(40_000_000)], 'large.png'), 'large.png has 40.0 MB; at most 20.0 MB are taken.'],
  [
    'a text',
    () => new File(['no picture'], 'notes.png'),
    'notes.png is no picture of these kinds; here can be: png, jpg, webp, avif, svg.',
  ],
  [
    'an icon file',
    () => new File([new Uint8Array([0, 0, 1, 0, 1])], 'tab.ico'),
    'tab.ico is ico; here can be: png, jpg, webp, avif, svg.',
  ],
  ['an SVG with a script', () => new File([svg], 'mark.svg'), 'mark.svg is no SVG that only draws: it has <script>.'],
  [
    'a picture that cannot be read',
    () =>
      new File(
        ['\u0089PNG\r\n\u001A\nrest'].map((text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
        'cut.png',
      ),
    'cut.png cannot be read as a picture.',
  ],
])('%s is refused with a line, and nothing is sent', async (_, make, words) => {
  const { studio, calls } = await open();
  drop(make());
  await expect.element(card().getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect.element(form()).not.toBeInTheDocument();
  expect([calls.sendPicture.mock.calls, drafted(studio)]).toEqual([[], {}]);
});

test('a file that takes longer to read does not replace one that was chosen after it', async () => {
  await open();
  let answer: (bytes: ArrayBuffer) => void = () => undefined;
  const slow = vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  onTestFinished(() => slow.mockRestore());
  drop(new File(['no picture'], 'notes.png'));
  drop(await photo('hall-2.png'));
  await expect.element(form().getByLabelText('Name')).toHaveValue('hall-2');
  answer(new ArrayBuffer(10));
  await userEvent.click(form().getByLabelText('Zoom'));
  await expect.element(form().getByLabelText('Name')).toHaveValue('hall-2');
  expect(card().getByText('notes.png', { exact: false }).query()).toBeNull();
});

test('what the server refuses is said, and the choice stays', async () => {
  const { studio, calls } = await open();
  calls.sendPicture.mockRejectedValueOnce(new Error('It has too many pixels.'));
  await userEvent.upload(chooser(), await photo('hall-2.png'));
  await userEvent.click(use());
  await expect.element(form().getByRole('alert')).toHaveTextContent('It has too many pixels.');
  calls.pictures.mockImplementationOnce(async (_, pictures) => ({
    [pictures[0]!.file]: { why: 'hall-2.webp is too large at its smallest.' },
  }));
  await userEvent.click(use());
  await expect.element(form().getByRole('alert')).toHaveTextContent('hall-2.webp is too large at its smallest.');
  expect([drafted(studio), art(studio)]).toEqual([{}, undefined]);
});

test('another picture of the name is asked about, and a dropped file is taken', async () => {
  const { studio } = await open();
  drop(await photo('Hall.png'));
  await expect.element(form().getByLabelText('Name')).toHaveValue('hall');
  await userEvent.click(use());
  await expect
    .element(form().getByRole('alert'))
    .toHaveTextContent('orvane-desk has a picture hall.webp. Tick the box, or give another name.');
  expect(drafted(studio)).toEqual({});
  await userEvent.fill(form().getByLabelText('Name'), 'Hall two');
  await userEvent.click(use());
  await expect.element(form().getByRole('alert')).toHaveTextContent('A name has small letters, digits and hyphens');
  await userEvent.fill(form().getByLabelText('Name'), 'login-art');
  await expect.element(form().getByText('base has a picture login-art.webp: orvane-desk then shows its own')).toBeVisible();
  await userEvent.fill(form().getByLabelText('Name'), 'hall');
  await userEvent.click(form().getByLabelText(/Replace it/));
  await userEvent.click(use());
  await expect.element(form()).not.toBeInTheDocument();
  expect(drafted(studio)).toMatchObject({ 'brands/orvane-desk/images/hall.webp': { hash: 'hash of hall.webp' } });
});

test('the pictures that there are and fit are chosen by keys', async () => {
  const { studio } = await open();
  await userEvent.click(card().getByText('Other pictures: 4'));
  const choices = card().getByRole('radiogroup', { name: 'Pictures for Login art, images' });
  await expect.element(choices.getByRole('radio', { name: 'login-art.webp base' })).toBeChecked();
  await expect.element(choices.getByRole('radio', { name: /wide/ })).not.toBeInTheDocument();
  await expect.element(card().getByText('1 other does not fit here', { exact: false })).toBeVisible();
  await userEvent.click(choices.getByRole('radio', { name: 'hall.webp orvane-desk' }));
  expect(art(studio)).toEqual({ loginArt: 'hall.webp' });
});

test('an original is kept over a reload, sent again to a server that lost it, and saved', async () => {
  const { studio, calls } = await open();
  await userEvent.upload(chooser(), await photo('again.png'));
  await userEvent.click(use());
  await expect.element(form()).not.toBeInTheDocument();
  const file = 'brands/orvane-desk/images/again.webp';
  const { upload } = drafted(studio)[file]!;
  calls.sendPicture.mockClear();
  calls.pictures.mockResolvedValueOnce({ [file]: { missing: upload! } });
  const next = openStudio(studio.store.getState().bundle, calls);
  next.set((draft) => draft);
  await expect.poll(() => calls.sendPicture.mock.lastCall?.[0].type).toBe('image/png');
  await expect.poll(() => next.store.getState().shown[file]).toMatchObject({ shown: 'again.shown.webp' });
  calls.save.mockResolvedValueOnce({ kind: 'missing', uploads: [upload!] });
  await next.save();
  expect(calls.save.mock.lastCall?.[1]).toEqual([expect.objectContaining({ file, upload, hash: null })]);
  expect(calls.sendPicture).toHaveBeenCalledTimes(2);
  expect([drafted(next), next.store.getState().said.at(-1)]).toEqual([
    {},
    expect.stringMatching(/^Picture again\.webp: from again\.png/),
  ]);
});
