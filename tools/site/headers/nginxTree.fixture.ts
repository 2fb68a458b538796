/** One directive of an nginx configuration, with those in its block. */
export interface Directive {
  name: string;
  values: string[];
  block: Directive[] | null;
}

const TOKEN = /\s+|#[^\n]*|"([^"]*)"|'([^']*)'|([{};])|([^\s;{}"']+(?:\{[^}]*\})?[^\s;{}"']*)/y;

/** Parses an nginx configuration. @throws when invalid */
export function parseNginx(text: string): Directive[] {
  const stack: Directive[][] = [[]];
  let words: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`no nginx configuration at: ${text.slice(at, at + 60)}`);
    const [, double, single, mark, bare] = match;
    const word = double ?? single ?? bare;
    if (word !== undefined) words.push(word);
    if (mark === undefined) continue;
    if (mark === '}') {
      if (words.length > 0 || stack.length === 1) throw new Error(`unexpected } after ${words.join(' ')}`);
      stack.pop();
      continue;
    }
    const [name = '', ...values] = words;
    const block: Directive[] | null = mark === '{' ? [] : null;
    stack.at(-1)!.push({ name, values, block });
    if (block) stack.push(block);
    words = [];
  }
  if (stack.length !== 1 || words.length > 0) throw new Error('the configuration ends too early');
  return stack[0]!;
}

export const named = (directives: readonly Directive[], name: string): Directive[] =>
  directives.filter((directive) => directive.name === name);

/** The pairs of the `map` that sets a variable. */
export function mapOf(directives: readonly Directive[], variable: string): [key: string, value: string][] {
  const map = named(directives, 'map').find(({ values }) => values[1] === `$${variable}`);
  return (map?.block ?? []).map(({ name, values }) => [name, values[0] ?? '']);
}

/** The location of a path by nginx's rules: `=`, the longest prefix if `^~`, the first pattern, the prefix. */
export function locationOf(server: Directive, path: string): Directive {
  const all = named(server.block ?? [], 'location');
  const kind = ({ values }: Directive) => (values.length === 1 ? '' : values[0]!);
  const argument = ({ values }: Directive) => values.at(-1)!;
  const exact = all.find((one) => kind(one) === '=' && argument(one) === path);
  const prefix = all
    .filter((one) => ['', '^~'].includes(kind(one)) && path.startsWith(argument(one)))
    .sort((a, b) => argument(b).length - argument(a).length)[0];
  const pattern = all.find(
    (one) => kind(one).startsWith('~') && new RegExp(argument(one), kind(one) === '~*' ? 'i' : '').test(path),
  );
  const chosen = exact ?? (prefix && kind(prefix) === '^~' ? prefix : (pattern ?? prefix));
  if (!chosen) throw new Error(`no location for ${path}`);
  return chosen;
}

/** A file with those of the brands, which it includes. */
const whole = (text: string, include: string, files: Readonly<Record<string, string>>, folder: string): string =>
  text.replaceAll(include, () =>
    Object.entries(files)
      .flatMap(([name, part]) => (name.startsWith(folder) ? [part] : []))
      .join('\n'),
  );

export const wholeNginx = (files: Readonly<Record<string, string>>): string =>
  whole(files['portal/portal.conf'] ?? '', 'include portal/sites/*.conf;', files, 'portal/sites/');

export const wholeCaddy = (files: Readonly<Record<string, string>>): string =>
  whole(files['Caddyfile'] ?? '', 'import sites/*.caddy', files, 'sites/');
