import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { mount } from '#ui/dom/mount.fixture.tsx';
import type { FormValues } from './formField.ts';
import { type EarlyForm, TAKEOVER } from '#platform/early/formTakeover.ts';
import { useTakeover } from './useTakeover.ts';

/** Mounts a form after an early script that knows this. */
async function takeOverFrom(early: Omit<EarlyForm, 'clear'>) {
  const clear = vi.fn();
  const resolver = vi.fn((values: FormValues) => ({ values, errors: {} }));
  document.addEventListener(TAKEOVER, (event) => Object.assign((event as CustomEvent<object>).detail, early, { clear }), {
    once: true,
  });
  function Form() {
    useTakeover(useForm<FormValues>({ resolver }));
    return null;
  }
  await mount(<Form />);
  await expect.poll(() => clear).toHaveBeenCalledOnce();
  return resolver;
}

const input = (name: string, value: string) => Object.assign(document.createElement('input'), { name, value });

test('a form that nobody has touched is not checked, which would render all of its fields', async () => {
  expect(await takeOverFrom({ touched: [], kept: null })).not.toHaveBeenCalled();
});

test('the inputs that were left are checked, and those alone', async () => {
  const resolver = await takeOverFrom({ touched: [input('email', 'ana@example')], kept: null });
  expect(resolver).toHaveBeenCalledOnce();
  expect(resolver.mock.calls[0]).toMatchObject([{}, undefined, { names: ['email'] }]);
});

test.each([[[]], [[input('email', 'ana@example')]]])('a kept submit is carried out', async (touched) => {
  const kept = document.createElement('form');
  const send = vi.spyOn(kept, 'requestSubmit').mockImplementation(() => undefined);
  await takeOverFrom({ touched, kept });
  expect(send).toHaveBeenCalledOnce();
});
