import { nearMatches } from '../../src/engine/brand/nearMatch.ts';
import { type CheckContext, say, sayUnknown } from './checkContext.ts';
import { didYouMean, shown } from './finding.ts';
import { rules } from './rules.ts';

function checkHosts(context: CheckContext): void {
  const { hosts, security } = context.brand;
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

/** Values that a published brand must set itself and not inherit from base. */
function checkOwnWords(context: CheckContext): void {
  for (const pointer of ['/merchantCode', '/regulatory/legal/holder', '/regulatory/legal/licence', '/regulatory/legal/address']) {
    if (context.depthOf('brand.json', pointer) > 0) continue;
    // the brand's own file lacks the value: report it where it belongs
    const own = context.layers.at(-1)?.sources.get('brand.json')?.placeOf(pointer);
    context.report({
      rule: 'inherited-identity',
      severity: rules['inherited-identity'].severity,
      ...(own ?? context.place('brand.json', pointer)),
      path: pointer,
      expected: `the value in brands/${context.id}/brand.json`,
      got: 'the value inherited from base',
    });
  }
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
  checkHosts(context);
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
