import { expect, test } from 'vitest';
import { openWorkbench } from '#preview/toolbar/workbench.fixture.tsx';
import { createTools } from './connect.ts';

test('the tools show the calls that were answered before they came', async () => {
  const { store, hook } = await openWorkbench({ platform: 'https://stage.example' });
  const call = { id: 1, name: 'balance', method: 'GET', path: '/', at: 0, ms: 1, status: 200 } as const;
  hook.calls.watch({ ...call, request: null, reply: '{}', sealed: false, fault: null });
  store.setState({ hook: null });
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (frame.contentWindow !== null) frame.contentWindow.previewHook = hook;
  const leave = createTools(store).follow(frame);
  expect(store.getState().calls.map(({ name }) => name)).toEqual(['balance']);
  leave();
  frame.remove();
});
