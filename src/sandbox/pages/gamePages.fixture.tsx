import { sampleBrand } from '#app-tests/sampleBrands.fixture.ts';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import type { PlayReply } from '#sandbox/play/playView.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { GamePage } from './GamePage.tsx';
import { PlayRefusal } from './shared/playClient.ts';
import type { PortalLink } from './shared/portalLink.ts';

const LAUNCH = { platform: 'p', clientType: 1, username: 'member01', merchantCode: 'folia01', language: 'EN' } as const;
const LOBBY = { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', backUrl: '/x', language: 'EN' } as const;

interface Started {
  /** Node id of a game, or code of a lottery; empty for the whole lobby. */
  game: string;
}

async function call(sandbox: Sandbox, path: string, body: object, token = ''): Promise<{ status: number; value: unknown }> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', token } };
  const response = await sandbox.handle(new Request(`http://brand.localhost${path}`, init));
  if (response === null) throw new Error(`${path} is not answered`);
  return { status: response.status, value: await response.json() };
}

/** The page of a demo game that a member of folia has started, in English, with the simulated platform behind it. */
export async function openGame({ game }: Started) {
  const { brand, sandbox: data } = sampleBrand('folia');
  const open = { ...brand, api: { ...brand.api, tokenHeader: 'token' } };
  const sandbox = await createSandbox({
    brand: open,
    data: data as unknown as SandboxData,
    storage: memoryStorage(),
  });
  const { token } = (await call(sandbox, '/__sandbox/user', { account: 'member01' })).value as { token: string };
  const [vassalage = ''] = game.split('-');
  const isGame = game.includes('-');
  const body = isGame
    ? { ...LAUNCH, nodeId: game, vassalage, token, confirmTrans: false, launchMode: 'REAL' }
    : { ...LOBBY, prizeMode: 'Lott', view: game === '' ? 'lobby' : 'betting', ...(game !== '' && { gameCode: game }) };
  const launched = (await call(sandbox, '/wps/game/launchGame', body, token)).value as { value: { launchId: string } };
  const told: string[] = [];
  const portal: PortalLink = {
    isFramed: true,
    tell: (kind) => void told.push(kind),
    onTheme: () => () => undefined,
    ask: () => Promise.reject(new Error('A server answers.')),
  };
  const sent: object[] = [];
  /** What a request waits for, or fails of, before it is answered. */
  const line = { next: (): Promise<void> => Promise.resolve() };
  const send = async (request: object): Promise<PlayReply> => {
    sent.push(request);
    await line.next();
    const answer = await call(sandbox, '/__sandbox/play', { ...request, ticket: launched.value.launchId, language: 'EN' });
    if (answer.status !== 200)
      throw new PlayRefusal((answer.value as { error: string }).error === 'insufficient_balance' ? 'poor' : 'failed');
    return answer.value as PlayReply;
  };
  const address = { brand: 'folia', language: 'EN', ticket: launched.value.launchId, name: '', art: '' };
  await mount(<GamePage address={address} portal={portal} send={send} />);
  return { told, sent, line };
}
