import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { Game } from '#contract/types.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { GameRail } from './GameRail.tsx';

const games = ['A', 'B', 'C'].map((nodeId) => ({ nodeId, gameName: nodeId, gameType: 'RNG', vassalage: 'LUM' }) as Game);

test('games that come are drawn after the task that brought them, so that a row holds back no input', async () => {
  const portal = testPortal();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const show = (shown: readonly Game[] | undefined) =>
    flushSync(() =>
      root.render(
        <PortalHost portal={portal}>
          <MemoryRouter>
            <GameRail
              slotProps={{ 'data-slot': 'section/hotGames' }}
              settings={{}}
              games={shown}
              failed={false}
              heading={{ id: 'hot', title: 'Hot', icon: 'flame' }}
              all={null}
            />
          </MemoryRouter>
        </PortalHost>,
      ),
    );
  show(undefined);
  await expect.poll(() => host.querySelectorAll('li').length).toBeGreaterThan(0);
  show(games);
  expect(host.querySelectorAll('article')).toHaveLength(0);
  await expect.poll(() => host.querySelectorAll('article').length).toBe(3);
});
