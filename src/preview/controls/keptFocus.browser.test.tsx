import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

function Rows({ ends }: { ends: 'gone' | 'disabled' }) {
  const root = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<readonly string[]>([]);
  useKeptFocus(root);
  return (
    <>
      <div ref={root} tabIndex={-1} role="group" aria-label="Rows">
        {['One', 'Two', 'Three']
          .filter((name) => ends === 'disabled' || !ended.includes(name))
          .map((name) => (
            <button key={name} type="button" disabled={ended.includes(name)} onClick={() => setEnded([...ended, name])}>
              {name}
            </button>
          ))}
      </div>
      <button type="button" onClick={() => setEnded(['One', 'Two', 'Three'])}>
        All
      </button>
    </>
  );
}

test.each(['gone', 'disabled'] as const)(
  'the focus of what is %s goes to the next, to the one before, to the part',
  async (ends) => {
    await mount(<Rows ends={ends} />);
    button('Two').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Three')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('One')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Rows' })).toHaveFocus();
  },
);

test('what was left before it goes takes no focus', async () => {
  await mount(<Rows ends="gone" />);
  button('Two').element().focus();
  await userEvent.click(button('All'));
  await expect.element(button('Two')).not.toBeInTheDocument();
  await expect.element(button('All')).toHaveFocus();
});
