import { expect, it } from 'vitest';
import { openBench, origin } from '#sandbox/sandbox.fixture.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { createCallLog } from '../inside/callLog.ts';
import { checkReply } from './replyCheck.ts';

const call = (values: Partial<Exchange>) => ({
  id: 1,
  name: 'systemStatus' as const,
  method: 'GET',
  path: '/wps/system/status',
  at: 0,
  ms: 5,
  status: 200,
  request: null,
  reply: '{"success":true,"message":null,"value":0}',
  sealed: false,
  fault: null,
  remarks: [],
  losses: [],
  ...values,
});

it('validates a reply as received', async () => {
  expect(await checkReply(call({}))).toEqual({ tone: 'ok', text: 'fits', schema: 'SystemStatusResponse', problems: [] });
  const wrong = await checkReply(call({ reply: '{"success":true,"value":{"a":1}}' }));
  expect(wrong).toMatchObject({ tone: 'error', text: 'does not fit', schema: 'SystemStatusResponse' });
  expect(wrong.problems.length).toBeGreaterThan(0);
  expect(await checkReply(call({ reply: '<html>' }))).toMatchObject({ tone: 'error', text: 'no envelope' });
  expect(await checkReply(call({ status: 0, reply: '' }))).toMatchObject({ tone: 'error', text: 'no answer' });
  expect(await checkReply(call({ status: null, reply: null }))).toMatchObject({ tone: 'neutral' });
  expect(await checkReply(call({ reply: '{"success":false,"message":"code_wrong","value":null}' }))).toMatchObject({
    text: 'refused: code_wrong',
  });
});

it('the sandbox publishes every call on arrival and on answer, also unsealed', async () => {
  const { brand, data } = await openBench('folia');
  const log = createCallLog();
  const sandbox = await createSandbox({ brand, data, storage: memoryStorage(), watch: log.watch });
  const statuses: unknown[] = [];
  log.subscribe(() => statuses.push(log.list()[0]?.status));
  const ask = (path: string, body?: object) =>
    sandbox.handle(new Request(`${origin}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}));
  await ask('/wps/system/status');
  expect(statuses).toEqual([null, 200]);
  expect(log.list()[0]).toMatchObject({ name: 'systemStatus', method: 'GET', status: 200, fault: null });
  await ask('/__sandbox/faults', { endpoint: 'systemStatus', kind: 'malformed', times: 1 });
  await ask('/wps/system/status');
  expect(log.list()[0]).toMatchObject({ fault: 'malformed' });
  expect(await checkReply(log.list()[0]!)).toMatchObject({ text: 'no envelope' });
  log.remark({ kind: 'callFailed', endpoint: 'systemStatus', reason: 'badResponse' });
  expect(log.list()[0]?.remarks).toEqual(['The call failed: badResponse']);
  expect(log.list()[1]?.remarks).toEqual([]);
});
