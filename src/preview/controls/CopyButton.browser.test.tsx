import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { CopyButton } from './CopyButton.tsx';

const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
/** As on a page without TLS. */
const leaveOut = () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);

test.each([
  ['a browser that refuses', refuse],
  ['a browser without a clipboard', leaveOut],
])('%s is said', async (_, arrange) => {
  const stub = arrange();
  onTestFinished(() => stub.mockRestore());
  await mount(<CopyButton label="Copy link" text={() => 'text'} />);
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.element(page.getByRole('button', { name: 'Not copied: the browser refuses' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a copied text is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await mount(<CopyButton label="Copy link" text={() => 'text'} />);
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith('text');
});
