import { nearMatches } from '#engine/nearMatch.ts';
import { type CheckContext, say, sayUnknown } from './checkContext.ts';
import { didYouMean, shown } from './finding.ts';

/** The only feature that may count as on while the platform's tree does not have it (D-23). */
const onWhenAbsent = 'usernameRegister';

function checkHosts(context: CheckContext): void {
  context.brand.hosts.forEach((host, index) => {
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
}

function checkFloor(context: CheckContext): void {
  const { regulatory, flags } = context.brand;
  const known = Object.values(flags).map((flag) => flag.modId);
  for (const kind of ['required', 'forbidden'] as const) {
    regulatory[kind].forEach((modId, index) =>
      sayUnknown(
        context,
        { rule: 'unknown-flag', file: 'brand.json', pointer: `/regulatory/${kind}/${index}` },
        modId,
        known,
        'a modId of flags.json',
      ),
    );
  }
  for (const [alias, flag] of Object.entries(flags)) {
    if (flag.whenAbsent === true && alias !== onWhenAbsent) {
      say(context, {
        rule: 'flag-floor',
        file: 'flags.json',
        pointer: `/${alias}/whenAbsent`,
        expected: `false (only ${onWhenAbsent} may be on while it is absent)`,
        got: 'true',
      });
    }
  }
}

/** What a published brand must say itself instead of taking it from base, which belongs to nobody. */
function checkOwnWords(context: CheckContext): void {
  for (const pointer of ['/merchantCode', '/regulatory/legal/holder', '/regulatory/legal/licence', '/regulatory/legal/address']) {
    const place = context.place('brand.json', pointer);
    if (place.file.startsWith('brands/base/')) {
      say(context, {
        rule: 'inherited-identity',
        file: 'brand.json',
        pointer,
        expected: `brands/${context.id}/brand.json to say it`,
        got: 'the value of base',
      });
    }
  }
}

/** Who the brand is: hosts, languages, legal text, flag rules, pictures. */
export function checkIdentity(context: CheckContext, images: ReadonlySet<string>): void {
  const { languages } = context.brand;
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
  checkFloor(context);
  if (context.id !== 'base') checkOwnWords(context);
  for (const [role, name] of Object.entries(context.brand.images)) {
    sayUnknown(
      context,
      { rule: 'unknown-image', file: 'brand.json', pointer: `/images/${role}` },
      name,
      images,
      'a file of the images folder',
    );
  }
}
