import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import { ROWS_MAX } from '#state/reads/queries.ts';
import type { PanelPage, SoundView } from './panelPage.fixture.tsx';
import { failures, spoiled } from './readFaults.fixture.ts';

/** One read of a view fails in one way; returns what is wrong with what the view then shows. */
type Play = (shown: PanelPage, sound: SoundView, read: EndpointName) => Promise<string[]>;

export type Pick = (below: number) => number;

/** A text without its figures: times pass. */
const likeness = (text: string) => text.replaceAll(/\d+/g, '0');
const isUnchanged = (shown: PanelPage, sound: SoundView) =>
  shown.state(sound) === sound.state && likeness(shown.text(sound)) === likeness(sound.text);

/** Zeros that were not there before the fault. */
const falseZeros = (shown: PanelPage, sound: SoundView) =>
  shown
    .zeros()
    .filter((zero) => !sound.zeros.includes(zero))
    .map((zero) => `shows a zero: ${zero}`);

const unlikeBefore = (shown: PanelPage, sound: SoundView, when: string) => [
  ...(shown.state(sound) === sound.state ? [] : [`is ${shown.state(sound)} ${when}, and not ${sound.state}`]),
  ...(shown.retries().length === 0 ? [] : [`offers a retry ${when}`]),
];

/** The read fails: it is explained with a retry that works, and the address stays. */
function failing(name: string): Play {
  const { fault, state } = failures[name]!;
  return async (shown, sound, read) => {
    const findings: string[] = [];
    const path = shown.tab.portal().router.path();
    await shown.platform.breakRead(read, fault);
    await shown.readAgain(read);
    await shown.settled(sound);
    const stands = shown.state(sound);
    const isWhole = isUnchanged(shown, sound);
    // a part of it may fail and be told while the rest stands as it did
    if (!isWhole && !['ready', 'error', state, sound.state].includes(stands)) findings.push(`is ${stands}`);
    if (!isWhole && shown.retries().length === 0) findings.push(`offers no retry: ${shown.text(sound).slice(0, 300)}`);
    if (stands === 'error' && !shown.says()) findings.push('says nothing');
    findings.push(...falseZeros(shown, sound));
    await shown.platform.repair();
    await shown.pressRetries();
    await shown.settled(sound);
    if (shown.tab.portal().router.path() !== path) findings.push(`goes to ${shown.tab.portal().router.path()}`);
    return [...findings, ...unlikeBefore(shown, sound, 'after the retry')];
  };
}

/** The answer has bad rows: they are dropped or shown without their bad part, or the panel says that it cannot show them. */
function spoiling(name: string, pick: Pick): Play {
  return async (shown, sound, read) => {
    const findings: string[] = [];
    await shown.platform.breakRead(read, spoiled[name]!(pick));
    await shown.readAgain(read);
    await shown.settled(sound);
    const stands = shown.state(sound);
    if (stands === 'error' && shown.retries().length === 0) findings.push('offers no retry');
    if (stands === 'empty' && sound.state !== 'empty' && name !== 'no rows')
      findings.push(`is empty: ${shown.text(sound).slice(0, 200)}`);
    // an account without what the panel needs, such as an upline, is told so
    if (!/ready|empty|error|forbidden/.test(stands)) findings.push(`is ${stands}`);
    if (sound.records !== undefined && shown.rowCount(sound) > Math.max(sound.records.pageSize, ROWS_MAX))
      findings.push(`shows ${shown.rowCount(sound)} rows`);
    if (name !== 'no rows') findings.push(...falseZeros(shown, sound));
    await shown.platform.repair();
    await shown.readAgain(read);
    await shown.settled(sound);
    return [...findings, ...unlikeBefore(shown, sound, 'after a sound answer')];
  };
}

/** Until the answer is there, the view loads, and shows no figure of its own (F3). */
const slow: Play = async (shown, sound, read) => {
  await shown.platform.breakRead(read, { network: 'held' });
  await shown.readAgain(read);
  // what the page polls is not asked for once more
  if (!(await shown.platform.holds())) {
    await shown.platform.repair();
    return [];
  }
  const stands = shown.state(sound);
  const findings = falseZeros(shown, sound);
  if (!isUnchanged(shown, sound) && !/loading|ready/.test(stands)) findings.push(`is ${stands} while it loads`);
  await shown.platform.repair();
  shown.platform.release();
  await shown.settled(sound);
  return [...findings, ...unlikeBefore(shown, sound, 'when it has loaded')];
};

/** Without a connection it is explained, and read again by itself when the connection is back (F12). */
const offline: Play = async (shown, sound, read) => {
  const findings: string[] = [];
  await shown.connect(false);
  await shown.platform.breakRead(read, { network: 'refused' });
  await shown.readAgain(read);
  await shown.settled(sound);
  const isSaid = shown.retries().length > 0 || /offline/i.test(document.body.textContent);
  if (!isUnchanged(shown, sound) && !isSaid) findings.push('does not say that it is offline');
  findings.push(...falseZeros(shown, sound));
  await shown.platform.repair();
  await shown.connect(true);
  await shown.settled(sound);
  return [...findings, ...unlikeBefore(shown, sound, 'with the connection back')];
};

/** The answer to an older filter that comes after that to a newer one changes nothing (F19). */
const inverted: Play = async (shown, sound, read) => {
  const { records, view, address } = sound;
  const dates = records?.call === read ? records.filters.find(({ kind }) => kind === 'dateRange') : undefined;
  const centre = centreOf(address.slice(address.indexOf('?')));
  if (dates === undefined || centre === null) return [];
  const on = (days: string) => shown.go(withCentre('/helpmc', { ...centre, values: { view, [dates.name]: days } }));
  await shown.platform.breakRead(read, { network: 'held' });
  await on('2020-02-01_2020-02-03');
  const isAsked = await shown.platform.holds();
  await shown.platform.repair();
  await on('2020-01-01_2020-01-02');
  await shown.settled(sound);
  const newer = shown.text(sound);
  shown.platform.release();
  await shown.settled(sound);
  const findings = shown.text(sound) === newer ? [] : ['shows the older answer'];
  if (!isAsked) findings.push('does not ask for other days');
  await on(dates.default ?? '');
  await shown.settled(sound);
  return findings;
};

/** The session ends with the read: behind the login the same view comes back (F6). */
const expired: Play = async (shown, sound, read) => {
  await shown.platform.breakRead(read, { sandbox: '401' });
  await shown.readAgain(read);
  await shown.ended();
  await shown.platform.repair();
  const findings = shown.text(sound) === '' ? [] : ['stays on the screen'];
  await shown.tab.login();
  await shown.settled(sound);
  return [...findings, ...unlikeBefore(shown, sound, 'after the login')];
};

/** Everything that can happen to a read, by name. */
export const playsOf = (pick: Pick): Readonly<Record<string, Play>> => ({
  ...Object.fromEntries(Object.keys(failures).map((name) => [name, failing(name)])),
  ...Object.fromEntries(Object.keys(spoiled).map((name) => [`F9 ${name}`, spoiling(name, pick)])),
  'F3 slow': slow,
  'F6 401': expired,
  'F12 offline': offline,
  'F19 inverted': inverted,
});
