import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LobbyPage } from '../../../src/early/lobbyPage.ts';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { engineWith } from './engine.fixture.ts';
import { publishWithSandbox } from './publishWithSandbox.ts';

test('a lobby of a brand with mappings has the script that reads them, and of its calls only', async () => {
  const folders = shippedInMemory();
  const calls = {
    gameList: { reply: { fields: { games: { at: 'items' } } } },
    balance: { reply: { fields: { balance: { at: 'cash' } } } },
  };
  folders.write(
    'folia',
    'mappings.json',
    JSON.stringify({ $schema: '../../schemas/brand/mappings.schema.json', time: 'seconds', calls }),
  );
  const { folder: plain } = await publishWithSandbox('folia', engineWith());
  const { folder: mapped } = await publishWithSandbox('folia', engineWith(), { folders });
  const html = readFileSync(join(mapped, 'pages/rng.html'), 'utf8');
  expect(html).toContain('<script>mappedLobby()</script></head>');
  const [, data = ''] = / id="lobby">([^<]*)/.exec(html) ?? [];
  const page = JSON.parse(data) as LobbyPage;
  expect(page.mapped?.brand.mappings).toEqual({ time: 'seconds', calls: { gameList: calls.gameList } });
  expect(page.mapped?.keys['GameListResponse']?.time).toContain('maintenanceUntil');
  expect(
    JSON.parse(/ id="lobby">([^<]*)/.exec(readFileSync(join(plain, 'pages/rng.html'), 'utf8'))?.[1] ?? ''),
  ).not.toHaveProperty('mapped');
});
