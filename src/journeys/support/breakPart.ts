import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, type PortalUnderTest } from './portal.ts';

/** Makes everything that a file of the engine exports throw on render (src/docs/security.md F16). */
export async function breakPart({ page, problems }: PortalUnderTest, name: string): Promise<void> {
  const file = readdirSync(join(dist, 'assets')).find((one) => new RegExp(`^${name}-[\\w-]{7}\\.js$`).test(one));
  const code = readFileSync(join(dist, 'assets', file ?? name), 'utf8');
  const offered =
    /export\{([^}]*)\}/
      .exec(code)?.[1]
      ?.split(',')
      .map((one) => one.split(' as ').at(-1)) ?? [];
  // a file may export a module whole, whose components are its properties
  const broken = `
    const fail = () => { throw new Error('broken on purpose'); };
    const broken = new Proxy(fail, { get: (target, name) => (/^[A-Z]/.test(String(name)) ? fail : target[name]) });`;
  const body = `${broken} export { ${offered.map((one) => `broken as ${one}`).join(', ')} };`;
  // React logs caught errors to the console
  problems.expect(/broken on purpose/);
  await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
