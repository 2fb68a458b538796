import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { askOverHttp, type HttpOptions } from './askOverHttp.ts';
import type { Platform } from './visitorReads.ts';

/** Selects the platform of a brand. */
export type PlatformOf = (loaded: LoadedBrand) => Platform | Promise<Platform>;

/** The platform simulated from the brand's sandbox data, under its first host. */
export const sandboxPlatform: PlatformOf = async ({ id, brand, sandbox }) => {
  const data = sandbox as unknown as SandboxData;
  const { handle } = await createSandbox({ brand, data, storage: memoryStorage() });
  return { ask: (request) => handle(request), origin: `https://${brand.hosts[0] ?? `${id}.example`}`, isSimulated: true };
};

/**
 * A running platform. In the origin `{id}` stands for the brand's id and `{host}` for its first host.
 * @throws when it is not an origin, and for plain http beyond localhost
 */
export function httpPlatform(
  origin: string,
  options: HttpOptions = {},
): (loaded: { id: string; brand: Pick<LoadedBrand['brand'], 'hosts'> }) => Platform {
  const ask = askOverHttp(options);
  return ({ id, brand }) => {
    const text = origin.replaceAll('{id}', id).replaceAll('{host}', brand.hosts[0] ?? `${id}.localhost`);
    const url = URL.canParse(text) ? new URL(text) : null;
    const local = url !== null && /^(?:127\.0\.0\.1|\[::1\]|(?:.+\.)?localhost)$/.test(url.hostname);
    if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && local)) || url.pathname !== '/')
      throw new Error(`--platform: "${text}" is not an https origin, such as https://{host}`);
    return { ask, origin: url.origin };
  };
}
