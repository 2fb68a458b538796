import { type RegistrationField, registrationFields, registrationKinds } from '../../src/engine/fields/registerForm.ts';
import { messageOf, requiredMessage, type FieldMessage } from '../../src/engine/fields/ruleMessages.ts';
import { patternOf } from '../../src/engine/fields/patterns.ts';
import type { Snapshot } from '../../src/engine/brand/snapshot.ts';
import { brandFlags } from '../../src/state/portal/system.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

/** The snapshot that a published page carries. */
export function snapshotOf(published: string): Snapshot {
  const json = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(published)?.[1];
  if (json === undefined) throw new Error('The published page carries no snapshot.');
  return JSON.parse(json) as Snapshot;
}

/** The first picture of a wide window, the largest paint of both pages. */
const pictureOf = (published: string): string =>
  /<link rel="preload" as="image" href="([^"]+)" media="\(not /.exec(published)?.[1] ??
  /<link rel="preload" as="image" href="([^"]+)"/.exec(published)?.[1] ??
  '';

/** The texts of the published page. */
function wordsOf(published: string): string[] {
  const body = published.slice(published.indexOf('<body>')).replace(/<script[\s\S]*?<\/script>/g, '');
  return body
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function page(snapshot: Snapshot, published: string, { main, script }: { main: string; script?: string }): string {
  const name = escape(snapshot.brand.name);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${name}</title><link rel="stylesheet" href="/floor.css">`,
    script === undefined ? '' : `<script type="module" src="/${script}"></script>`,
    `</head><body><header><img src="/images/mark.svg" alt="" width="30" height="30"><b>${name}</b></header><main>`,
    `<img class="art" src="${pictureOf(published)}" alt="" width="1200" height="506" fetchpriority="high">`,
    main,
    '</main></body></html>',
  ].join('');
}

/** The home page as static HTML: the same texts and picture, no script. */
export function floorHome(published: string): string {
  const cards = wordsOf(published).map((words) => `<p class="card">${words}</p>`);
  return page(snapshotOf(published), published, { main: `<div class="grid">${cards.join('')}</div>` });
}

/** A lobby as static HTML with a script that loads the tiles. */
export const floorLobby = (published: string): string =>
  page(snapshotOf(published), published, { main: '<ul class="tiles"></ul>', script: 'floor-lobby.js' });

/** A menu of two panels as static HTML; the rows of the first one come with a script of their own. */
export const floorPanel = (published: string): string =>
  page(snapshotOf(published), published, {
    main: '<button id="records">Records</button><button id="other">Other</button><section></section>',
    script: 'floor-panel.js',
  });

/** The fields of the registration form for a visitor. */
export function fieldsOf({ brand, whitelabel, registerSettings, permission }: Snapshot): RegistrationField[] {
  const flags = brandFlags(brand, whitelabel);
  const [kind] = registrationKinds(flags);
  if (kind === undefined) throw new Error(`${brand.id} has no registration form.`);
  const publicSettings = permission.register;
  return registrationFields({ settings: registerSettings, flags, registerForm: brand.registerForm, publicSettings, kind });
}

const types: Readonly<Record<string, string>> = { email: 'email', mobileNum: 'tel', birthday: 'date' };

/** The registration page as static HTML with the same fields and rules, validated by its own script. */
export function floorRegister(published: string): string {
  const snapshot = snapshotOf(published);
  const { resources } = snapshot.texts;
  const text = (key: string, params: Record<string, string | number> = {}): string => {
    const [namespace = '', name = ''] = key.split(':');
    return (resources[namespace]?.[name] ?? name).replace(/\{\{(\w+)\}\}/g, (_, param: string) => String(params[param] ?? ''));
  };
  const inputs = fieldsOf(snapshot).map(({ name, rule, required, entry }) => {
    const label = text(entry?.label ?? `fields:${name}`);
    const say = ({ messageKey, params }: FieldMessage) => text(messageKey, { ...params, field: label });
    const repeats = name === 'confirmPassword' ? 'password' : undefined;
    const attributes = {
      name,
      type: name.toLowerCase().includes('password') ? 'password' : (types[name] ?? 'text'),
      autocomplete: entry?.autocomplete ?? 'off',
      'data-required': required ? say(requiredMessage(name)) : undefined,
      'data-min': String(rule.minLength),
      'data-max': String(rule.maxLength),
      'data-pattern': rule.acceptedPattern === '*' ? undefined : (rule.acceptedPattern ?? patternOf(rule.patternId).source),
      'data-fault': repeats ? text('rules:checkPass') : say(messageOf(rule, name, 'pattern')),
      'data-repeats': repeats,
    };
    const written = Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escape(value)}"`],
    );
    return `<label><span>${escape(label)}</span><input ${written.join(' ')}><small></small></label>`;
  });
  const agreement = `<label><input name="agreement" type="checkbox" data-required="${escape(text('rules:agreement'))}">${escape(text('rules:agreement'))}<small></small></label>`;
  const main = `<form class="card" novalidate><div class="grid">${inputs.join('')}</div>${agreement}<button>${escape(text('register:create_account'))}</button></form>`;
  return page(snapshot, published, { main, script: 'floor.js' });
}
