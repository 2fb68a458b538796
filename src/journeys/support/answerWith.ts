import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import type { PortalUnderTest } from './portal.ts';
import { ask } from './sandboxControl.ts';

/** Replaces the value of a call's replies. */
export async function answerWith(
  { page, origin, session }: PortalUnderTest,
  name: EndpointName,
  change: (value: never) => unknown,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === endpoints[name].path,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { authorization = '', language = '' } = route.request().headers();
      const headers = { language, ...(authorization === '' ? {} : { authorization }) };
      const { text } = await ask(origin, pathname + search, { cookie: `sandbox=${session}`, headers });
      const reply = JSON.parse(text) as { value: never };
      await route.fulfill({ json: { ...reply, success: true, value: change(reply.value) } });
    },
  );
}
