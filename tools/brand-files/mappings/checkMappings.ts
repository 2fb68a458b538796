import { readFileSync } from 'node:fs';
import type { MappedEnvelope, Mappings } from '#contract/types.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { nearMatches } from '#engine/brand/nearMatch.ts';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { callOf, envelopeFor, failureOf } from '#platform/mapping/callMapping.ts';
import { overridden } from '#platform/http/request.ts';
import { projectRoot } from '../brandFolders.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { checkMappedValue } from './checkMappedValue.ts';
import { checkHeaders, checkPlaces } from './checkPlaces.ts';
import { contractPart } from './contractPart.ts';

const file = 'mappings.json';

let codes: string[] | null = null;

/** Every code of the contract. */
const contractCodes = (): string[] =>
  (codes ??= Object.keys(JSON.parse(readFileSync(new URL('schemas/platform/errors.json', projectRoot), 'utf8')) as object));

/** Checks that a brand's mappings fit the contract. */
export function checkMappings(context: CheckContext): void {
  const { mappings } = context.brand;
  if (mappings === undefined) return;
  checkZone(context, mappings);
  checkUnit(context, mappings);
  checkHeaders(context, mappings);
  checkCodes(context, '/envelope', mappings.envelope);
  checkSuccess(context, '/envelope', mappings.envelope ?? {});
  for (const [name, call] of Object.entries(mappings.calls ?? {})) {
    const at = pointerTo('/calls', name);
    const row = (endpoints as Readonly<Record<string, Endpoint | undefined>>)[name];
    // the schema with the names of all calls has told it, where it is used
    if (row === undefined) {
      const hint = didYouMean(nearMatches(name, Object.keys(endpoints)));
      say(context, {
        rule: 'unknown-endpoint',
        file,
        pointer: at,
        what: 'key',
        expected: 'a call of the endpoint table',
        got: shown(name),
        ...hint,
      });
      continue;
    }
    checkBody(context, at, name, row);
    checkPlaces(context, name, call, row);
    checkCodes(context, `${at}/envelope`, call.envelope);
    if (call.envelope !== undefined) checkSuccess(context, `${at}/envelope`, envelopeFor(context.brand, name));
    const titles = { request: row.request, reply: row.response, failure: row.failure ?? failureOf(row, 'clock_skew') };
    for (const part of ['request', 'reply', 'failure'] as const) {
      const rule = call[part];
      if (rule === undefined) continue;
      const title = titles[part];
      if (title === null)
        say(context, {
          rule: 'unknown-field',
          file,
          pointer: `${at}/${part}`,
          what: 'key',
          expected: `nothing: ${name} has no ${part}`,
          got: shown(part),
        });
      else checkMappedValue({ context, file, part }, rule, contractPart(title), `${at}/${part}`);
    }
  }
}

function checkZone(context: CheckContext, { zone }: Mappings): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    say(context, {
      rule: 'wrong-value',
      file,
      pointer: '/zone',
      expected: 'a time zone (IANA), such as Asia/Bangkok',
      got: shown(zone),
    });
  }
}

function checkCodes(context: CheckContext, at: string, envelope: MappedEnvelope | undefined): void {
  for (const [foreign, code] of Object.entries(envelope?.codes ?? {})) {
    if (contractCodes().includes(code)) continue;
    const hint = didYouMean(nearMatches(code, contractCodes()));
    const pointer = pointerTo(`${at}/codes`, foreign);
    say(context, {
      rule: 'unknown-code',
      file,
      pointer,
      expected: 'a code of schemas/platform/errors.json',
      got: shown(code),
      ...hint,
    });
  }
}

/** With a code and no list of successes every reply would be a refusal; without a code the list is not read. */
function checkSuccess(context: CheckContext, at: string, { code, success }: MappedEnvelope): void {
  if (code !== undefined && success === undefined)
    say(context, {
      rule: 'bad-mapping',
      file,
      pointer: `${at}/code`,
      expected: 'success, the codes of a success, beside code',
      got: 'no such list',
    });
  if (code === undefined && success !== undefined)
    say(context, {
      rule: 'bad-mapping',
      file,
      pointer: `${at}/success`,
      expected: 'code, where the code stands, beside success',
      got: 'no such path',
    });
}

function checkBody(context: CheckContext, at: string, name: string, row: Endpoint): void {
  const { body } = callOf(context.brand, name);
  if (body === undefined) return;
  const { method } = overridden(row, context.brand.api.endpoints[name]);
  const tell = (expected: string, got: string) =>
    say(context, { rule: 'bad-mapping', file, pointer: `${at}/body`, expected, got });
  if (row.body === 'sealed') tell('no body: a sealed request stays sealed', shown(body));
  else if (method === 'GET' && body !== 'query')
    tell(`query, or another method in api.endpoints.${name} of brand.json`, `${shown(body)} of a GET`);
}

/** An amount of the brand's currency that the platform's smallest unit cannot hold would never be sent. */
function checkUnit(context: CheckContext, { decimals }: Mappings): void {
  const { decimals: own = 2 } = context.brand.currency;
  if (decimals === undefined || decimals >= own) return;
  say(context, {
    rule: 'bad-mapping',
    file,
    pointer: '/decimals',
    expected: `${own} or more, as amounts of the brand have (currency.decimals)`,
    got: shown(decimals),
  });
}
