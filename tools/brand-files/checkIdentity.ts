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
        expected: 'a host of the operator (each brand is served at <id>.localhost anyway)',
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
        expected: 'another host than those of the portal: a page of its own origin could reach out of its frame',
        got: shown(host),
      });
    });
  }
}

/** What a published brand must say itself instead of taking it from base, which belongs to nobody. */
function checkOwnWords(context: CheckContext): void {
  for (const pointer of ['/merchantCode', '/regulatory/legal/holder', '/regulatory/legal/licence', '/regulatory/legal/address']) {
    if (context.depthOf('brand.json', pointer) > 0) continue;
    // there is no such value in the brand's own file, so the finding stands where it should be written
    const own = context.layers.at(-1)?.sources.get('brand.json')?.placeOf(pointer);
    context.report({
      rule: 'inherited-identity',
      severity: rules['inherited-identity'].severity,
      ...(own ?? context.place('brand.json', pointer)),
      path: pointer,
      expected: `brands/${context.id}/brand.json to say it`,
      got: 'the value of base',
    });
  }
}

/** Who the brand is: hosts, languages, legal text, pictures. */
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
