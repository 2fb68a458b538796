import { writeSession } from '#platform/browser/storage.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import { chooseLanguage } from '#state/preferences/language.ts';
import type { Portal } from '#state/portal/portal.ts';
import { adoptToken } from '#state/session/restore.ts';
import { wipeSession } from '#state/session/signOut.ts';
import { chooseTheme } from '#state/preferences/theme.ts';
import type { PreviewOptions } from '../previewOptions.ts';
import type { LiveChange } from './hook.ts';
import { revalidate } from './revalidate.ts';
import { languageOfOption, type TextLog } from './textLog.ts';

interface ControlReply {
  error?: string;
  token?: string | null;
}

type Asking = [path: string, body: Record<string, unknown>];

/** The control calls of a change; the scenario first, as it resets earlier changes. */
function askings({ scenario, status, flags, latency, clock, fault, user }: LiveChange): Asking[] {
  return [
    ...(scenario === undefined ? [] : [['scenario', { name: scenario }] satisfies Asking]),
    ...(status === undefined ? [] : [['settings', { status }] satisfies Asking]),
    ...(flags === undefined ? [] : [['flags', flags] satisfies Asking]),
    ...(latency === undefined ? [] : [['latency', { ms: latency }] satisfies Asking]),
    ...(clock === undefined ? [] : [['clock', { offsetMs: clock }] satisfies Asking]),
    ...(fault === undefined ? [] : [['faults', fault ?? {}] satisfies Asking]),
    ...(user === undefined || user === 'visitor' ? [] : [['user', { account: user }] satisfies Asking]),
  ];
}

/** Sends control calls in order; returns the rejected ones and the token of a signed-in user. */
async function ask(control: SendControl, change: LiveChange): Promise<{ refused: string[]; token: string | null }> {
  const refused: string[] = [];
  let token: string | null = null;
  for (const [path, body] of askings(change)) {
    const reply = ((await control(`/__sandbox/${path}`, body)) ?? {}) as ControlReply;
    if (typeof reply.error === 'string') refused.push(`${path}: expected ${reply.error}`);
    if (typeof reply.token === 'string') token = reply.token;
  }
  return { refused, token };
}

/** The control calls of an address; a scenario precedes all other changes of the sandbox. */
export function sandboxChange({ scenario, status, flags, latency, clock, faults, user }: PreviewOptions): LiveChange {
  const touched = [scenario, status, flags, latency, clock, faults].some((option) => option !== undefined);
  const toggles = Object.entries(flags ?? {}).map(([modId, option]) => [modId, option === '-' ? null : option] as const);
  return {
    ...(touched ? { scenario: scenario ?? 'normal' } : {}),
    ...(status === undefined ? {} : { status }),
    ...(flags === undefined ? {} : { flags: Object.fromEntries(toggles) }),
    ...(latency === undefined ? {} : { latency }),
    ...(clock === undefined ? {} : { clock }),
    ...(user === undefined ? {} : { user }),
  };
}

/** Applies an address to the sandbox before the portal starts. */
export async function prepare(control: SendControl, options: PreviewOptions): Promise<string[]> {
  const { refused, token } = await ask(control, sandboxChange(options));
  for (const fault of options.faults ?? []) refused.push(...(await ask(control, { fault })).refused);
  if (token !== null) writeSession({ token });
  else if (options.user === 'visitor') writeSession({ token: null });
  return refused;
}

/** Applies a change to a running portal. */
export async function changeLive(
  { portal, texts, control }: { portal: Portal; texts: TextLog; control: SendControl },
  change: LiveChange,
): Promise<string[]> {
  const { theme, lang, ...asked } = change;
  if (theme !== undefined) chooseTheme(portal, theme);
  if (lang !== undefined) await show(portal, texts, lang);
  if (Object.keys(asked).length === 0) return [];
  const { refused, token } = await ask(control, asked);
  if (token !== null || change.user === 'visitor') {
    portal.overlay.closeModals('loginPopupModal');
    wipeSession(portal);
  }
  if (token !== null) adoptToken(portal, token);
  // a fault applies to the next call it is planned for
  if (Object.keys(asked).some((name) => name !== 'fault' && name !== 'latency')) await revalidate(portal);
  return refused;
}

async function show(portal: Portal, texts: TextLog, lang: string): Promise<void> {
  const code = languageOfOption(lang);
  texts.setMode(code === null ? (lang as 'pseudo' | 'rtl') : 'plain');
  if (code !== null) await chooseLanguage(portal, code);
}
