import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, settle } from './fakePlatform.fixture.ts';
import { readSiteFile } from './siteFile.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('a file of the site', () => {
  it('is read as JSON', async () => {
    const fetch = vi.fn(async () => Response.json({ portal: { home: 'Início' } }));
    expect(await readSiteFile('/texts/pt.json', { fetch })).toEqual({ portal: { home: 'Início' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/texts/pt.json',
      expect.objectContaining({ cache: 'default', redirect: 'error' }),
    );
  });

  it('is retried without connection', async () => {
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('x'))
      .mockResolvedValueOnce(Response.json(1));
    expect(await settle(readSiteFile('/texts/pt.json', { fetch }))).toMatchObject({ value: 1 });
  });

  it.each([
    [404, '{}', 'badResponse', 1],
    [200, '<!doctype html>', 'badResponse', 1],
    [503, '', 'unavailable', 3],
  ])('with status %i and body %j fails as %s after %i tries', async (status, body, kind, tries) => {
    const fetch = vi.fn(async () => new Response(body, { status }));
    expect(await failureOf(readSiteFile('/boot.json', { fetch, random: () => 0 }))).toMatchObject({
      kind,
      endpoint: '/boot.json',
    });
    expect(fetch).toHaveBeenCalledTimes(tries);
  });
});
