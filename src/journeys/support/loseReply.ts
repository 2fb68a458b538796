import { type EndpointName, endpoints } from '#platform/endpoints.ts';
import type { PortalUnderTest } from './portal.ts';
import { ask } from './sandboxControl.ts';

/**
 * The next try of a write reaches the platform, which carries it out; its answer is lost on the way.
 * @param meanwhile what else goes wrong from then on
 */
export async function loseReply(
  { page, origin, session, problems }: PortalUnderTest,
  name: EndpointName,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  problems.expect(/Failed to load resource.*ERR_CONNECTION_RESET/);
  await page.route(
    ({ pathname }) => pathname === endpoints[name].path,
    async (route) => {
      const request = route.request();
      const { host: _host, 'content-length': _length, ...headers } = request.headers();
      await ask(origin, endpoints[name].path, {
        method: request.method(),
        cookie: `sandbox=${session}`,
        headers,
        body: request.postData() ?? '',
      });
      await meanwhile();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
