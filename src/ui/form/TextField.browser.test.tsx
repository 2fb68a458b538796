import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const input = () => document.querySelector('input') as HTMLInputElement;

test('a required field shows a star on label and placeholder and has `aria-required`', async () => {
  await mount(<TextField label="Username" required name="playerid" />);
  expect(input().placeholder).toBe('Username *');
  expect(document.querySelector('label')?.textContent).toBe('Username *');
  expect(input().getAttribute('aria-required')).toBe('true');
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('the label is in the box, floats on focus and stays up with a value', async () => {
  await mount(<TextField label="Email" />);
  const label = document.querySelector('label') as HTMLElement;
  expect(getComputedStyle(label).fontSize).toBe('15px');
  await userEvent.click(input());
  await expect.poll(() => getComputedStyle(label).fontSize).toBe('12px');
  await userEvent.fill(input(), 'a@b.example');
  input().blur();
  expect(getComputedStyle(label).fontSize).toBe('12px');
  expect((input().closest('[data-anchor]') as HTMLElement).offsetHeight).toBe(56);
});

test('an error replaces the hint, is linked and marks the input', async () => {
  const render = await mount(<TextField label="Code" hint="Six digits." aria-describedby="more" />);
  const described = () =>
    (input().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter(Boolean);
  expect(described()).toEqual(['Six digits.']);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  await render(<TextField label="Code" hint="Six digits." error="Code cannot be empty." aria-describedby="more" />);
  expect(described()).toEqual(['Code cannot be empty.']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().getAttribute('aria-describedby')).toContain('more');
});

test('the ref is the input, and typed text survives a new render', async () => {
  let seen: HTMLInputElement | null = null;
  const field = (error?: string) => (
    <TextField
      label="Name"
      name="realName"
      error={error}
      ref={(element) => {
        seen = element;
      }}
      rootProps={{ 'data-slot': 'field/realName' }}
    />
  );
  const render = await mount(field());
  await userEvent.fill(input(), 'Ana');
  await render(field('wrong'));
  expect(seen).toBe(input());
  expect(input().value).toBe('Ana');
  expect(document.querySelector('[data-slot="field/realName"] input')).toBe(input());
});

test('the reveal button shows and hides a password and names its state', async () => {
  await mount(<PasswordField label="Password" toggleLabel="Show password" name="password" />);
  const eye = page.getByRole('button', { name: 'Show password' });
  expect(input().type).toBe('password');
  await expect.element(eye).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(eye);
  expect(input().type).toBe('text');
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
});

test('the whole row toggles a checkbox, and its error is linked', async () => {
  await mount(
    <Checkbox name="agree" error="Accept the terms.">
      I accept
    </Checkbox>,
  );
  await userEvent.click(page.getByText('I accept'));
  expect(input().checked).toBe(true);
  await expect.element(page.getByRole('checkbox', { name: 'I accept' })).toHaveAccessibleDescription('Accept the terms.');
});

test('icon and label are at the right in right-to-left languages', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await mount(<TextField label="Email" icon="mail" />);
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    expect(middle(document.querySelector('svg')!)).toBeGreaterThan(middle(input()));
    const label = document.querySelector('label')!;
    expect(getComputedStyle(label).right).toBe('46px');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
