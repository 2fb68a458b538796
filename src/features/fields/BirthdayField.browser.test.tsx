import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FieldHost, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { fields as feature } from './index.ts';

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const helpOf = ({ id }: Element) => document.getElementById(`${id}-help`)?.textContent ?? '';
const submit = () => userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);

const INVALID = 'Enter a date of birth that exists, between 1900 and today.';

test('a date of birth that cannot be read or right is an error, also where it may be empty', async () => {
  const sent = vi.fn();
  const fields = [{ name: 'birthday', rule: { acceptedPattern: '*' } }, { name: 'email' }];
  await mount(<FieldHost portal={testPortal({ features: [feature] })} fields={fields} onSubmit={sent} />);
  await expect.poll(() => input('birthday')).not.toBeNull();
  expect(input('birthday').min).toBe('1900-01-01');
  await expect.poll(() => input('birthday').max).toMatch(/^2\d{3}-\d\d-\d\d$/);
  for (const typed of ['02312001', '0101', '01010015', '12319998']) {
    await userEvent.fill(input('birthday'), '');
    await userEvent.click(input('birthday'), { position: { x: 20, y: 25 } });
    await userEvent.keyboard(typed);
    await userEvent.click(input('email'));
    await expect.poll(() => [typed, helpOf(input('birthday'))]).toEqual([typed, INVALID]);
    await submit();
    await userEvent.fill(input('birthday'), '1990-01-01');
    await userEvent.click(input('email'));
    await expect.poll(() => input('birthday').hasAttribute('aria-invalid')).toBe(false);
  }
  expect(sent).not.toHaveBeenCalled();
  await submit();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});
