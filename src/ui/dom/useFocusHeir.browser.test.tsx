import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/actions/Button.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';

type Kind = 'state' | 'alert';

function Failed({ kind, onRetry }: { kind: Kind; onRetry: () => void }) {
  return kind === 'state' ? (
    <ErrorState title="Failed" retryLabel="Try again" onRetry={onRetry} />
  ) : (
    <Alert action={<Button onClick={onRetry}>Try again</Button>}>Failed</Alert>
  );
}

function Part({ kind, focusNext = false }: { kind: Kind; focusNext?: boolean }) {
  const [failed, setFailed] = useState(true);
  if (failed) return <Failed kind={kind} onRetry={() => setFailed(false)} />;
  return <input aria-label="Next" ref={(next) => (focusNext ? next?.focus() : undefined)} />;
}

const kinds: readonly Kind[] = ['state', 'alert'];
const retry = async () => {
  (page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Next' })).toBeVisible();
};
const focused = () => document.activeElement?.getAttribute('data-place') ?? document.activeElement?.getAttribute('aria-label');

test.each(kinds)('after a retry (%s) the focus is at the heading of the part', async (kind) => {
  await mount(
    <main tabIndex={-1} data-place="page">
      <section>
        <h2 tabIndex={-1} data-place="heading">
          Records
        </h2>
        <div>
          <Part kind={kind} />
        </div>
      </section>
    </main>,
  );
  await retry();
  expect(focused()).toBe('heading');
});

test.each(kinds)('without a heading (%s) it is at the box around the part', async (kind) => {
  await mount(
    <main tabIndex={-1} data-place="page">
      <h2>Records</h2>
      <Part kind={kind} />
    </main>,
  );
  await retry();
  expect(focused()).toBe('page');
});

test.each(kinds)('what takes the focus in place of the retry (%s) keeps it', async (kind) => {
  await mount(
    <main tabIndex={-1} data-place="page">
      <Part kind={kind} focusNext />
    </main>,
  );
  await retry();
  expect(focused()).toBe('Next');
});

test('a part that leaves without the focus takes none', async () => {
  const show = await mount(
    <main tabIndex={-1} data-place="page">
      <input aria-label="Elsewhere" />
      <ErrorState title="Failed" retryLabel="Try again" onRetry={() => undefined} />
    </main>,
  );
  (page.getByRole('textbox', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  await show(
    <main tabIndex={-1} data-place="page">
      <input aria-label="Elsewhere" />
    </main>,
  );
  expect(focused()).toBe('Elsewhere');
});
