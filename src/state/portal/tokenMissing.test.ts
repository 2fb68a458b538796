import { afterEach, expect, it, vi } from 'vitest';
import { createRegistry } from '#engine/registry.ts';
import { endpoints, type EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { createPortal } from '#state/startup/createPortal.ts';

afterEach(() => void vi.unstubAllGlobals());

const tokenCalls = Object.entries<Endpoint>(endpoints).flatMap(([name, { access }]) =>
  access === 'token' ? [name as EndpointName] : [],
);

it('a call that needs a token opens the login popup for a visitor, once, and is not sent (API-07)', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { snapshot, environment } = testPortal();
  const portal = createPortal(snapshot, createRegistry([]), environment);
  portal.client.hold()();
  const outcomes = await Promise.allSettled(tokenCalls.map((name) => portal.client.call(name as 'balance')));
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.kind : outcome.value))).toEqual(
    tokenCalls.map(() => 'noToken'),
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(portal.overlayStore.getState().modals).toMatchObject([
    { name: 'loginPopupModal', params: { tab: 'login', stay: '1' }, locked: false },
  ]);
});
