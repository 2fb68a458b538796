import { vi } from 'vitest';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import type { Portal } from '#state/portal/portal.ts';
import { startPortal } from '#state/startup/boot.ts';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';
import { sampleBrand } from './sampleBrands.fixture.ts';

/**
 * A started portal of a sample brand with all flags on: a member (an agent for an agent brand) is signed in, and the brand's
 * sandbox answers through `fetch` until `vi.unstubAllGlobals`.
 */
export async function openBrandPortal(id: string): Promise<Portal> {
  const resolved = sampleBrand(id);
  const brand = structuredClone(resolved.brand) as Brand;
  const sandbox = await createSandbox({
    brand,
    data: resolved.sandbox as unknown as SandboxData,
    storage: memoryStorage(),
  });
  brand.security.payloadKeys = [...sandbox.publicKeys];
  const ask = async (request: Request) => (await sandbox.handle(request)) ?? new Response(null, { status: 404 });
  if (!(await sandbox.applyScenario('popup-notices'))) throw new Error(`${id} has no announcements that open by themselves.`);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => ask(new Request(new URL(url, location.origin), init)));

  const body = JSON.stringify({ account: brand.audience === 'agent' ? 'agent001' : 'member01' });
  const signedIn = await ask(new Request(`${location.origin}/__sandbox/user`, { method: 'POST', body }));
  const { token } = (await signedIn.json()) as { token: string };

  const snapshot: Snapshot = {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand,
    permission: {},
    whitelabel: [],
    registerSettings: {},
    announcements: {},
    panels: { file: '/panels.json', member: [], agent: [], pages: [] },
    texts: { language: brand.languages.default, resources: englishTexts },
  };
  const portal = createPortal(snapshot, createWholeRegistry(), {
    development: true,
    report: () => undefined,
    watch: null,
    fetchTexts: async () => englishTexts,
    cipher: null,
    humanVerifier: null,
    phoneVerifier: null,
  });
  sessionArea.clear();
  await startPortal(portal, token);
  portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: () => true } }));
  return portal;
}
