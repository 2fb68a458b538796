import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormRow, Try } from './formRow.fixture.ts';
import { buttonOf, field, isPressable, picture, pictures, shown } from './screen.fixture.ts';
import { createTab } from './tab.fixture.tsx';
import { carriedOut, openPlatform } from './platform.fixture.ts';

/** What ends every form of the page: nothing typed is expected back. */
const endsForms: readonly Try['action'][] = ['reload', 'maintenance'];

/** How long the code and the reads of a panel may take on a busy machine. */
const PANEL_MS = 60_000;
const EARLIER = /Your earlier request was carried out/;
const READ_AGAIN = '[data-action="readRecords"]';
const OPEN = /We do not know yet whether|The records do not show it yet/;

/** Numbers are the same with and without their gaps. */
const bare = (value: string | null | undefined) => value?.replaceAll(' ', '');

/** A person with one form in one tab, and what is wrong with what it shows. */
export async function createUser(row: FormRow, brand?: string) {
  const platform = await openPlatform(row.call, brand, row.as);
  await row.prepare?.(platform);
  const secrets = { ...row.secrets, ...(row.code && { verificationCode: await row.code(platform) }) };
  const { menu = 'member' } = row;
  const address = `/helpmc?centre=${menu}.${row.panel}${row.at === undefined ? '' : `&c.${row.at}`}`;
  const tab = createTab(platform, address);
  const faults: string[] = [];
  const before = await platform.recorded();
  /** Keys that were open at the last look. */
  let open: string[] = [];
  /** How often the page has said that it is done. */
  let said = 0;
  let saidBefore = 0;
  let isFilled = false;
  const isSaid = (text: string | null) => text !== null && (row.done.test(text) || EARLIER.test(text));
  const watcher = new MutationObserver((changes) => {
    const texts = changes.flatMap(({ addedNodes, target }) => [...addedNodes, target].map((node) => node.textContent));
    if (texts.some(isSaid)) said += 1;
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await tab.load();

  const panelState = () => document.querySelector(`[data-slot="panel/${row.panel}"]`)?.getAttribute('data-state') ?? undefined;
  const openAgain = () => {
    const [name, value] = row.at?.split('=') ?? [];
    const openPanel = tab.portal().registry.find('action', 'openPanel');
    const values = name === undefined || value === undefined ? {} : { [name]: value };
    void openPanel?.(tab.portal(), { menu, panel: row.panel, ...values });
  };
  const show = async (hadEnded = false): Promise<void> => {
    // a centre that is being closed or signed in again may still be there at the first look
    const until = performance.now() + PANEL_MS;
    for (let turn = 0; performance.now() < until && !/ready|empty/.test(panelState() ?? ''); turn += 1) {
      if (panelState() === undefined && turn % 8 === 0) openAgain();
      await tab.quiet();
    }
    expect(panelState() ?? 'not there', `panel ${row.panel}: ${document.body.innerText.slice(-300)}`).toMatch(/ready|empty/);
    await tab.quiet();
    // a dialog that the end of the session hid comes back by itself
    for (let wait = 0; wait < 10 && hadEnded && shown(row.presses[0]!) === null; wait += 1) await tab.quiet();
    if (shown(row.presses[0]!) === null) await row.show?.(tab, platform);
    for (let wait = 0; wait < 40 && row.show !== undefined && shown(row.presses[0]!) === null; wait += 1) await tab.quiet();
  };
  const typed = () =>
    Object.fromEntries(Object.keys({ ...row.fields, ...secrets }).map((name) => [name, field(name)?.value ?? null]));
  const isOpen = () => shown(row.presses[0]!) !== null;

  /** Every key that is no longer open was told as the records have it. */
  const look = async (during: string): Promise<boolean> => {
    const now = tab.open().map(({ key }) => key);
    const ended = platform.keys.filter((key) => open.includes(key) && !now.includes(key));
    const recorded = await platform.recorded();
    const isDone = ended.some((key) => recorded.includes(key));
    // what says so may be fetched on first use
    for (let wait = 0; wait < 40 && isDone && said === saidBefore; wait += 1) await tab.quiet();
    for (const key of ended) {
      if (recorded.includes(key) && said === saidBefore) faults.push(`${during}: it was done and nothing says so`);
      if (!recorded.includes(key) && said > saidBefore && !isDone) faults.push(`${during}: it was not done and the page says so`);
    }
    if (ended.length > 0) saidBefore = said;
    open = now;
    return isDone;
  };
  /** What was typed is still there, and secrets are not where the session has ended. */
  const compare = (values: Record<string, string | null>, during: string, hasEnded: boolean): void => {
    if (!isOpen()) return;
    for (const name of Object.keys(row.fields ?? {}))
      if (field(name) !== null && bare(field(name)!.value) !== bare(values[name]))
        faults.push(`${during}: ${name} is "${field(name)!.value}" and not "${values[name]}"`);
    for (const name of Object.keys(secrets))
      if (hasEnded && (field(name)?.value ?? '') !== '') faults.push(`${during}: ${name} outlived the session`);
  };
  const fill = async (): Promise<void> => {
    // a choice that is kept with the fields stands
    const isBlank = Object.keys(row.fields ?? {}).every((name) => (field(name)?.value ?? '') === '');
    if (row.choose !== undefined && !isFilled && isBlank) {
      await expect.poll(() => document.querySelector(row.choose!)).not.toBeNull();
      const control = document.querySelector<HTMLElement>(row.choose)!;
      if (control instanceof HTMLSelectElement) {
        await expect.poll(() => control.options.length).toBeGreaterThan(1);
        await userEvent.selectOptions(control, control.options[1]!);
      } else control.click();
    }
    for (const [name, value] of Object.entries({ ...row.fields, ...secrets })) {
      await expect.poll(() => field(name), { message: name }).not.toBeNull();
      if (field(name)!.value !== value) await userEvent.fill(field(name)!, value);
    }
    const files = document.querySelector<HTMLInputElement>('dialog[open] input[type="file"]');
    if (row.hasPicture === true && files !== null && pictures() === 0) {
      await userEvent.upload(files, await picture());
      await expect.poll(pictures).toBe(1);
    }
    isFilled = true;
  };
  /** Presses through to the request; false where the form does not lead there any more. */
  const send = async (): Promise<boolean> => {
    const arrived = platform.arrivals.length;
    for (const control of row.presses) {
      try {
        await expect.poll(() => isPressable(control)).toBe(true);
      } catch {
        const words = [...document.querySelectorAll('dialog[open]')].map((one) => one.textContent.slice(-150));
        faults.push(`${control} cannot be pressed: ${words.join(' | ')}`);
        return false;
      }
      // an earlier try whose end was still awaited takes the secret that it sent with it
      if (control === row.presses[0]) await fill();
      shown(control)!.click();
    }
    try {
      await expect.poll(() => platform.arrivals.length).toBe(arrived + 1);
    } catch {
      const words = [...document.querySelectorAll('[role="alert"], [aria-invalid="true"]')].map((one) => one.textContent);
      faults.push(`${platform.arrivals.length - arrived} requests were sent: ${words.join(' | ')} ${JSON.stringify(typed())}`);
      return false;
    }
    open = tab.open().map(({ key }) => key);
    return true;
  };

  return {
    faults,
    leave: tab.leave,
    async submit({ network, action }: Try): Promise<void> {
      const during = `${network} and ${action}`;
      // an earlier message that appears again says nothing of this try
      tab.dismiss();
      await show();
      // while the end of an earlier try is open, the records are read before anything is sent
      shown(READ_AGAIN)?.click();
      await tab.quiet();
      if (await look(`before ${during}`)) isFilled = false;
      // done before, and nothing is left to send
      if (!isOpen() || (row.once === true && (await platform.recorded()).length > before.length)) return;
      await fill();
      const values = typed();
      if (!(await send())) return;
      const sent = platform.arrivals.length;
      if (action === 'press again') {
        shown(row.presses.at(-1)!)?.click();
        await tab.quiet();
        if (platform.arrivals.length !== sent) faults.push(`${during}: it was sent ${platform.arrivals.length - sent + 1} times`);
      } else if (action === 'escape') await userEvent.keyboard('{Escape}');
      else if (action === 'reload') await tab.reload();
      else if (action === 'back') await tab.back();
      else if (action === 'close and reopen') {
        if (document.querySelectorAll('dialog[open]').length === 1)
          shown('[data-slot="modal/centre"] button[aria-label="Close"]')?.click();
        await tab.quiet();
        buttonOf('Leave')?.click();
        await tab.quiet();
        openAgain();
      } else if (action === 'records unreadable') platform.canRead(false);
      else if (action === 'language') await tab.speak(tab.language() === 'EN' ? 'PT' : 'EN');
      else if (action === 'maintenance') await tab.maintain(true);
      else if (action === 'other panel') {
        const memberAway = row.panel === 'messageV2' ? 'depositv2' : 'messageV2';
        const away = menu === 'agent' ? 'overview' : memberAway;
        // a dialog over the centre hides its menu
        if (document.querySelectorAll('dialog[open]').length === 1)
          shown(`[data-slot="modal/centre"] [data-entry="${away}"]`)?.click();
      }
      for (const arrival of platform.arrivals.slice(sent - 1)) await arrival.treat(network);
      await tab.quiet();
      if (action === 'maintenance') await tab.maintain(false);
      platform.canRead(true);
      // the code that ends the session is loaded first; a page that was left hears nothing
      if (network === '401' && !endsForms.includes(action)) await expect.poll(() => tab.isSignedIn()).toBe(false);
      const hasEnded = !tab.isSignedIn();
      if (hasEnded) await tab.login();
      await show(hasEnded);
      await tab.quiet();
      const isDone = await look(during);
      // without records, a form whose write was carried out may begin anew
      const mayBeNew = endsForms.includes(action) || (row.reconciles === false && carriedOut.includes(network));
      if (!isDone && !mayBeNew && (await platform.recorded()).length === before.length) compare(values, during, hasEnded);
      if (endsForms.includes(action) || isDone) isFilled = false;
    },
    /** Types a value that must not be sent; what is wrong with the answer to it. */
    async mistype(name: string, value: string): Promise<string[]> {
      await show();
      await fill();
      await userEvent.fill(field(name)!, value);
      const sent = platform.arrivals.length;
      const [first = '', second = first] = row.presses;
      if (isPressable(first)) shown(first)!.click();
      await tab.quiet();
      const input = field(name);
      const findings: string[] = [];
      if (platform.arrivals.length !== sent) findings.push('it is sent');
      if (second !== first && shown(second) !== null) findings.push('it is asked about');
      if (input === null) return [...findings, 'its field is gone'];
      // the browser cuts what is longer than the field takes
      if (input.value !== value && !(value.length > 1_000 && value.startsWith(input.value)))
        findings.push(`it becomes "${input.value.slice(0, 80)}"`);
      const words = input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      if (input.ariaInvalid !== 'true' || !/\w{2}/.test(words?.join(' ') ?? '')) findings.push('it is not explained');
      return findings.map((finding) => `${name} "${value.slice(0, 40)}": ${finding}`);
    },
    /** Finds out what became of it, and does it where it was not done. */
    async resolveAll(): Promise<void> {
      for (let turn = 0; turn < 4; turn += 1) {
        await show();
        if (await look('the end')) isFilled = false;
        const isWaiting = tab.open().some(({ key }) => platform.keys.includes(key));
        if (!isWaiting && (row.reconciles === false || (await platform.recorded()).length > before.length)) break;
        const again = shown(READ_AGAIN);
        // some forms stand aside until the records can be read
        if (again === null && !isOpen()) break;
        again?.click();
        await tab.quiet();
        if (!isOpen()) continue;
        if (OPEN.test(document.body.textContent) || !isWaiting) {
          await fill();
          if (!(await send())) break;
          await platform.arrivals.at(-1)!.treat('answer');
          await tab.quiet();
        }
      }
      watcher.disconnect();
      const recorded = (await platform.recorded()).filter((key) => !before.includes(key));
      const distinct = new Set(recorded);
      if (row.rowsOfKey === undefined && distinct.size !== recorded.length) faults.push('a key stands in the records twice');
    },
  };
}
