import '#ui/base.css';
import { startApp } from '#app/startApp.tsx';
import { htmlLangOf, languageCodeOf } from '#engine/languages.ts';
import type { Snapshot } from '#engine/snapshot.ts';
import { takeQueryToken } from '#platform/navigation.ts';
import { writeSession } from '#platform/storage.ts';
import { chooseLanguage } from '#state/language.ts';
import { chooseTheme } from '#state/theme.ts';
import { previewEnvironment } from './previewEnvironment.ts';
import { startSandbox } from './startSandbox.ts';
import { readWishes } from './wishes.ts';

const urlToken = takeQueryToken();
const wishes = readWishes();
const snapshot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Snapshot;

const { sandbox, control } = await startSandbox();
// the simulated platform makes its keys anew at each start
snapshot.brand.security.payloadKeys = [...sandbox.publicKeys];

for (const [path, body] of [
  ['scenario', wishes.scenario && { name: wishes.scenario }],
  ['user', wishes.user && { account: wishes.user }],
] as const) {
  if (!body) continue;
  const reply = (await control(`/__sandbox/${path}`, body)) as { token?: string; error?: string };
  if (reply.error) console.warn(`${path}: ${reply.error}`);
  if (reply.token) writeSession({ token: reply.token });
}

const portal = await startApp(snapshot, previewEnvironment(snapshot, control), urlToken);
if (wishes.theme) chooseTheme(portal, wishes.theme === 'dark' ? 'dark' : 'light');
if (wishes.lang) await chooseLanguage(portal, languageCodeOf(htmlLangOf(wishes.lang)));
