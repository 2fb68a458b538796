import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformPolicy } from '../policy/headers.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { movedFolders } from '../serve/movedCalls.fixture.ts';
import { ask } from './ask.fixture.ts';
import { type PublishedNginx, startPublishedNginx } from './publishedNginx.fixture.ts';
import { nginxPath } from './startNginx.ts';

const absent = nginxPath() === undefined ? ' (skipped: there is no nginx on this machine)' : '';

describe.skipIf(absent !== '')(`calls that mappings move, through a real nginx${absent}`, () => {
  let published: PublishedNginx;

  beforeAll(async () => {
    published = await startPublishedNginx(['folia'], engineWith(), movedFolders);
  });
  afterAll(() => published?.stop());

  test.each([
    ['GET', '/v2/status', 200, { code: '0', data: 0 }],
    ['POST', '/v2/purse', 401, { code: 'token_invalid', data: null }],
    ['POST', '/v2/orders/D1/cancel', 401, { code: 'token_invalid', data: null }],
    ['POST', '/v2/orders/D%2F1%20%C3%A9/cancel', 401, { code: 'token_invalid', data: null }],
  ])('%s %s reaches the platform', async (method, path, status, reply) => {
    const json = { 'Content-Type': 'application/json' };
    const {
      status: seen,
      headers,
      body,
    } = await ask(published.nginx.port, path, json, method, method === 'GET' ? undefined : '{}');
    expect([seen, JSON.parse(body.toString())]).toEqual([status, reply]);
    expect(headers['content-security-policy']).toBe(platformPolicy);
  });

  test('what is not below a moved path stays a page', async () => {
    for (const path of ['/v2', '/v2orders/D1', '/v3/orders/D1/cancel']) {
      const { status, headers } = await ask(published.nginx.port, path);
      expect([status, headers['content-type']], path).toEqual([200, expect.stringContaining('text/html')]);
    }
  });
});
