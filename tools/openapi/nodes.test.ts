import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';
import { operations, root } from './document.fixture.ts';
import { nodesOf } from './describe.ts';
import { readErrorTable } from './errorTable.ts';
import { brandOf, platformOf, prepareCall } from './recordReplies.ts';

const names = Object.keys(endpoints) as EndpointName[];
const pairs = names.flatMap((name) => (accessOf(name).nodes ?? []).map((node): [EndpointName, string] => [name, node]));

/** The kind of a request that depends on a node, where it is not the example's. */
const requests: { readonly [Name in EndpointName]?: object } = {
  login: { username: '11987650001', password: '482913', type: 'sms', countryDialingCode: '55' },
};

describe('a call that depends on a node of the whitelabel tree', () => {
  it.each(pairs)('%s is refused while %s is off, and only then', async (name, node) => {
    const { caller, request, token } = await prepareCall(name, await platformOf(brandOf(name)));
    const sent = requests[name] ?? request;
    const code = async () => (JSON.parse(await caller.send(name, sent, token)) as { message: string | null }).message;
    await caller.control('/flags', { [node]: '0' });
    expect(await code()).toBe('in_function_not_open');
    await caller.control('/flags', { [node]: '1' });
    expect(await code()).not.toBe('in_function_not_open');
  });

  it('says so, where a switch and not a setting of the platform closes it', () => {
    const bySetting = ['referralInfo', 'walletRecall', 'walletTransfer'];
    const closable = names.filter((name) =>
      readErrorTable(root)['in_function_not_open']?.sent.some(({ by }) =>
        typeof by === 'string' ? accessOf(name).flag !== undefined : by.includes(name),
      ),
    );
    expect(closable.filter((name) => nodesOf(accessOf(name)).length === 0).sort()).toEqual(bySetting);
    for (const { name, operation } of operations)
      expect(operation['x-nodes'] ?? [], name).toEqual(nodesOf(accessOf(name as EndpointName)));
    expect(names.filter((name) => nodesOf(accessOf(name)).length > 0 && !closable.includes(name))).toEqual([]);
  });
});
