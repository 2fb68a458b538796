import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import { anyText } from '#engine/fields/fieldRules.ts';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { InputField } from './InputField.tsx';

const needed = ['username', 'email', 'nickname'].map((name) => ({ name, rule: anyText, required: true }));

function Form() {
  const { form, submit } = useRuleForm(needed);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(async () => undefined)}>
        <RuleFields form="login" fields={needed} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

/** A field whose code comes when the test says so. */
function lateField() {
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { field: lazyEntry(() => code.then(() => InputField)), come };
}

test('the first field with a fault gets the focus, whichever came first', async () => {
  const [username, email, nickname] = [lateField(), lateField(), lateField()] as const;
  const field = { username: username.field, email: email.field, nickname: nickname.field };
  await mount(
    <PortalHost portal={testPortal({ features: [{ id: 'late', provides: { field } }] })}>
      <Form />
    </PortalHost>,
  );
  for (const [count, { come }] of [nickname, email, username].entries()) {
    come();
    await expect.poll(() => document.querySelectorAll('input').length).toBe(count + 1);
  }
  await settle(() => document.querySelector('form')!.requestSubmit());
  await expect.poll(() => document.querySelectorAll('[aria-invalid="true"]').length).toBe(3);
  expect((document.activeElement as HTMLInputElement).name).toBe('username');
});

test('a form has its size before the code of its fields is there, and nothing moves when it comes', async () => {
  const { field: late, come } = lateField();
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

  come();
  await expect.poll(() => document.querySelectorAll('input').length).toBe(3);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  expect(top()).toBe(before);
});
