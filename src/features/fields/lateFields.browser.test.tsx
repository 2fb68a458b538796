import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import { anyText } from '#engine/fields/fieldRules.ts';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { InputField } from './InputField.tsx';

const needed = ['username', 'email', 'nickname'].map((name) => ({ name, rule: anyText, required: true }));

function Form() {
  const { form } = useRuleForm(needed);
  return (
    <FormProvider {...form}>
      <RuleFields form="login" fields={needed} />
      <button type="submit">Send</button>
    </FormProvider>
  );
}

test('a form has its size before the code of its fields is there, and nothing moves when it comes', async () => {
  let come: (() => void) | undefined;
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  const late = lazyEntry(() => code.then(() => InputField));
  const field = { username: late, email: late, nickname: late };
  const portal = testPortal({ features: [{ id: 'late', provides: { field } }] });
  await mount(
    <PortalHost portal={portal}>
      <Form />
    </PortalHost>,
  );

  const top = () => document.querySelector('button[type="submit"]')?.getBoundingClientRect().top ?? 0;
  const before = top();
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(document.querySelectorAll('[aria-busy="true"][aria-hidden="true"]')).toHaveLength(3);
  expect(before).toBeGreaterThan(150);

  come?.();
  await expect.poll(() => document.querySelectorAll('input').length).toBe(3);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  expect(top()).toBe(before);
});
