import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { PanelState } from '#engine/registry.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { allFeatures, createWholeRegistry } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';

const names = createWholeRegistry().names('panel');

test.each(names)('panel/%s says that it loads for as long as it does', async (name) => {
  const portal = testPortal({ features: allFeatures, reply: () => new Promise(() => undefined) });
  for (const [namespace, words] of Object.entries(englishTexts)) portal.texts.addResourceBundle('en', namespace, words);
  portal.session.setState({ token: 'st_1', memberType: 1, username: 'ana01' });
  const states: PanelState[] = [];
  await preloadEntry(portal.registry.find('panel', name));
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="panel" name={name} onState={(state) => void states.push(state)} />
      </PortalHost>
    </MemoryRouter>,
  );
  await expect.poll(() => document.querySelector(`[data-slot="panel/${name}"]`)).not.toBeNull();
  const spoken = page.getByRole('status', { name: 'Loading' }).elements().length;
  const drawn = document.querySelector('[aria-busy="true"]:not([role="status"])');
  if (states.at(-1) === 'loading') expect(spoken).toBeGreaterThan(0);
  expect(spoken > 0 ? null : drawn).toBeNull();
});
