import { pointerKeys } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { type CheckContext, say, sayUnknown } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { rules } from '../rules.ts';

function checkHosts(context: CheckContext): void {
  const { hosts, redirectHosts, security } = context.brand;
  if (redirectHosts === true && hosts.length < 2)
    say(context, {
      rule: 'no-effect',
      file: 'brand.json',
      pointer: '/redirectHosts',
      expected: 'further hosts, which lead to the first',
      got: hosts.length === 0 ? 'no host' : 'one host',
    });
  hosts.forEach((host, index) => {
    if (host === 'localhost' || host.endsWith('.localhost')) {
      say(context, {
        rule: 'host-reserved',
        file: 'brand.json',
        pointer: `/hosts/${index}`,
        expected: 'a public host (each brand is also served at <id>.localhost)',
        got: shown(host),
      });
    }
  });
  for (const kind of ['games', 'chat', 'verify'] as const) {
    security.hosts[kind].forEach((host, index) => {
      if (!hosts.includes(host.replace(/:\d+$/, ''))) return;
      say(context, {
        rule: 'own-host-framed',
        file: 'brand.json',
        pointer: `/security/hosts/${kind}/${index}`,
        expected: 'a host that is not a portal host: a same-origin page can escape its frame',
        got: shown(host),
      });
    });
  }
}

/** Whether two texts are one typing mistake apart: a character more, less or another, or two neighbours swapped. */
function isSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return one !== other && (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || isSwapped);
}

const digitsLeftOut = (host: string): string => host.replaceAll(/\d/g, '');

/** Reports an allowed host whose domain is almost one of the brand's: another ending, or another number, may be another site. */
function checkDomains(context: CheckContext): void {
  const domains = context.brand.hosts.map((host) => host.replace(/^www\./, ''));
  for (const [kind, hosts] of Object.entries(context.brand.security.hosts)) {
    hosts.forEach((host, index) => {
      const labels = host.replace(/:\d+$/, '').split('.');
      for (const domain of domains) {
        const tail = labels.slice(-domain.split('.').length).join('.');
        const ending = domain.slice(domain.indexOf('.'));
        if (!tail.endsWith(ending) || !isSlip(tail, domain) || digitsLeftOut(tail) === digitsLeftOut(domain)) continue;
        say(context, {
          rule: 'similar-name',
          file: 'brand.json',
          pointer: `/security/hosts/${kind}/${index}`,
          expected: `a host below ${domain}, or one that is not almost such a host`,
          got: shown(host),
          ...didYouMean([host.replace(tail, domain)]),
        });
        return;
      }
    });
  }
}

/** Letters of a name that fits at 320 px, measured in the display faces of the samples. */
const LONGEST_NAME = 24;

function checkName(context: CheckContext): void {
  const { name } = context.brand;
  if ([...name].length <= LONGEST_NAME) return;
  const expected = `at most ${LONGEST_NAME} characters: the head of the side menu ends a longer name with an ellipsis`;
  say(context, { rule: 'name-length', file: 'brand.json', pointer: '/name', expected, got: shown(name) });
}

const own = ['/merchantCode', '/regulatory/legal/holder', '/regulatory/legal/licence', '/regulatory/legal/address'];

/** The value at a JSON pointer of base's brand.json. */
const inBase = (context: CheckContext, pointer: string): unknown =>
  pointerKeys(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    context.layers[0]?.sources.get('brand.json')?.value,
  );

/** Reports at the brand's own file, which lacks the value. */
function sayInherited(context: CheckContext, pointer: string): void {
  const place = context.layers.at(-1)?.sources.get('brand.json')?.placeOf(pointer);
  context.report({
    rule: 'inherited-identity',
    severity: rules['inherited-identity'].severity,
    ...(place ?? context.place('brand.json', pointer)),
    path: pointer,
    expected: `the value in brands/${context.id}/brand.json`,
    got: 'the value inherited from base',
  });
}

/** Values that a published brand must set itself instead of inheriting them from base. */
function checkOwnWords(context: CheckContext): void {
  const { brand } = context;
  for (const pointer of own) {
    const value = pointerKeys(pointer).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], brand);
    if (context.depthOf('brand.json', pointer) === 0) sayInherited(context, pointer);
    else if (value === inBase(context, pointer))
      say(context, {
        rule: 'inherited-identity',
        file: 'brand.json',
        pointer,
        expected: `a value of ${brand.name}'s operator`,
        got: `${shown(value)}, base's sample`,
      });
  }
  if (brand.hosts.length === 0)
    say(context, {
      rule: 'missing-host',
      file: 'brand.json',
      pointer: '/hosts',
      expected: 'a host that serves the brand',
      got: '[]',
    });
  // in the browser's zone, reports by day would begin and end at other moments than the platform's days
  if (brand.timeZone === undefined)
    say(context, {
      rule: 'missing-zone',
      file: 'brand.json',
      pointer: '/timeZone',
      expected: 'the zone in which the platform counts days, such as Europe/London',
      got: "none, so the browser's",
    });
}

/** Checks the identity: hosts, languages, legal text, images. */
export function checkIdentity(context: CheckContext): void {
  const { languages, images } = context.brand;
  if (!languages.supported.includes(languages.default)) {
    const known = languages.supported;
    say(context, {
      rule: 'wrong-value',
      file: 'brand.json',
      pointer: '/languages/default',
      expected: `one of languages.supported: ${known.join(', ')}`,
      got: shown(languages.default),
      ...didYouMean(nearMatches(languages.default, known)),
    });
  }
  checkName(context);
  checkHosts(context);
  checkDomains(context);
  if (context.id !== 'base') checkOwnWords(context);
  for (const [role, name] of Object.entries(images)) {
    sayUnknown(
      context,
      { rule: 'unknown-image', file: 'brand.json', pointer: `/images/${role}` },
      name,
      context.images.keys(),
      'a file of the images folder',
    );
  }
}
