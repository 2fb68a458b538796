import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformPolicy } from '../policy/headers.ts';
import { ask } from './ask.fixture.ts';
import { nginxFiles } from './nginx.ts';
import { type PublishedNginx, startPublishedNginx } from './publishedNginx.fixture.ts';
import { freePort, nginxPath, startNginx } from './startNginx.ts';

const absent = nginxPath() === undefined ? ' (skipped: there is no nginx on this machine)' : '';

describe.skipIf(absent !== '')(`calls through a real nginx with the generated configuration${absent}`, () => {
  let published: PublishedNginx;

  beforeAll(async () => {
    published = await startPublishedNginx(['folia']);
  });
  afterAll(() => published?.stop());

  test('a picture of 5 MB reaches the platform through the upload call', async () => {
    const login = { 'Content-Type': 'application/json', Cookie: 'sandbox=upload' };
    const data = Buffer.alloc(5 * 1024 * 1024);
    Buffer.from('89504e470d0a1a0a', 'hex').copy(data);
    const picture = JSON.stringify({ mediaType: 'image/png', data: data.toString('base64') });
    expect(picture.length).toBeGreaterThan(6_900_000);
    const { status, body } = await ask(published.nginx.port, '/wps/relay/MCS2_uploadImage', login, 'POST', picture);
    expect([status, JSON.parse(body.toString())]).toMatchObject([200, { success: true, value: { imageId: expect.any(String) } }]);
  });

  test('other calls accept 1 MB, the upload call 8 MB, on both servers', async () => {
    const json = { 'Content-Type': 'application/json' };
    const fits = JSON.stringify({ content: 'x'.repeat(1_000_000) });
    const tooLong = JSON.stringify({ content: 'x'.repeat(1_100_000) });
    const upload = '/wps/relay/MCS2_uploadImage';
    for (const port of [published.nginx.port, published.serve.port]) {
      const post = async (path: string, body: string) => (await ask(port, path, json, 'POST', body)).status;
      for (const path of ['/wps/session/login', '/wps/relay/MCS2_other', `${upload}/x`, '/lgw/x', '/lotto/x']) {
        expect(await post(path, tooLong), `${port}${path}`).toBe(413);
        expect(await post(path, fits), `${port}${path}`).not.toBe(413);
      }
      expect(await post(upload, tooLong), `${port}`).not.toBe(413);
      expect(await post(upload, 'x'.repeat(8 * 1024 * 1024 + 1)), `${port}`).toBe(413);
    }
  });

  test('the platform gets the connection’s own address, whatever the request headers say', async () => {
    const received: IncomingHttpHeaders[] = [];
    const platform = createServer((incoming, reply) => {
      received.push(incoming.headers);
      reply.end('{}');
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    const port = await freePort();
    const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const { root, sites } = published;
    const other = await startNginx(nginxFiles({ sites, root, platform: origin, listen: { http: `127.0.0.1:${port}` } }), port);
    const forged = {
      'X-Forwarded-For': '6.6.6.6, 7.7.7.7',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6;host=evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '666',
      'X-Client-IP': '6.6.6.6',
      'True-Client-IP': '6.6.6.6',
      'CF-Connecting-IP': '6.6.6.6',
      'X-Cluster-Client-IP': '6.6.6.6',
    };
    for (const path of ['/wps/session/login', '/wps/relay/MCS2_uploadImage', '/lgw/x', '/lotto/x', '/csp-report'])
      await ask(port, path, forged, 'POST', '{}');
    await other.stop();
    await new Promise((resolve) => platform.close(resolve));
    expect(received).toHaveLength(5);
    for (const headers of received) {
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers['x-real-ip']).toBe('127.0.0.1');
      expect(headers['x-forwarded-host']).toBe('folia.example');
      expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|7\.7\.7\.7|evil|666/);
    }
  });

  test('what the platform answers can neither run scripts nor be framed, whatever type it has', async () => {
    for (const path of [
      '/wps/system/status',
      '/wps/nothing',
      '/lgw/nothing',
      '/lotto/nothing',
      '/csp-report',
      '/wps/relay/MCS2_uploadImage',
    ]) {
      for (const port of [published.nginx.port, published.serve.port]) {
        const { headers } = await ask(port, path);
        expect(headers['content-security-policy'], `${port}${path}`).toBe(platformPolicy);
        expect(headers['x-content-type-options'], `${port}${path}`).toBe('nosniff');
      }
    }
  });
});
