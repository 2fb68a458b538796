import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';
import { pep1 } from '../../../src/platform/sealing/pep1.ts';
import { isMissing, judgeFrame, judgeRefused, type Refusal } from '../judge/judgeReply.ts';
import { deviation } from '../judge/deviation.ts';
import type { Run } from './run.ts';

const OLD_SECONDS = -600;

/**
 * Whether a call takes sealed bodies as PEP-1 says. Every body is empty, so that nothing can happen by it: a platform that
 * opens one refuses it with `invalid_request`.
 */
export async function probeSealing(run: Run, name: EndpointName, token: string | null): Promise<void> {
  const { caller, table, notebook } = run;
  if (caller.endpointOf(name).body !== 'sealed') return;
  const expect = (exchange: Parameters<typeof judgeRefused>[1], refusal: Refusal) =>
    notebook.note(name, refusal.when, judgeRefused(table, exchange, refusal));
  if (caller.brand.security.requireEncryption) {
    const when = 'with an open body';
    const exchange = await caller.ask(name, {}, { token, open: true });
    if (isMissing(exchange)) return notebook.missing(name);
    expect(exchange, { codes: ['encryption_required'], kind: 'sealing', when });
  }
  const sealed = await caller.seal(name, {});
  if (sealed === null)
    return notebook.untried(name, 'sealed bodies: the brand has no payload key (security.payloadKeys, or --keys)');
  const fresh = await caller.ask(name, {}, { token });
  if (isMissing(fresh)) return notebook.missing(name);
  const opened = 'with a sealed body';
  notebook.note(name, opened, [
    ...judgeFrame(fresh),
    ...(fresh.envelope !== null && !fresh.sealedReply
      ? [
          deviation('sealing', {
            seen: 'an open reply to a sealed request',
            expected: `a reply sealed under its key (${pep1.mediaType})`,
          }),
        ]
      : []),
  ]);
  expect(fresh, { codes: ['invalid_request'], kind: 'request', when: 'with a sealed body without fields' });
  await caller.ask(name, {}, { token, raw: sealed });
  const replayed = await caller.ask(name, {}, { token, raw: sealed });
  expect(replayed, { codes: ['sealed_replayed'], kind: 'sealing', when: 'with a sealed body for the second time' });
  const old = await caller.ask(name, {}, { token, shiftSeconds: OLD_SECONDS });
  expect(old, { codes: ['clock_skew'], kind: 'sealing', when: 'with a sealed body that is ten minutes old' });
  const foreign = await caller.ask(name, {}, { token, sealedFor: '/wps/conformance' });
  expect(foreign, { codes: ['sealed_mismatch'], kind: 'sealing', when: 'with a body sealed for another path' });
  const damaged = await caller.ask(name, {}, { token, raw: { ...sealed, text: 'no.sealed.body.at.all' } });
  expect(damaged, { codes: ['sealed_malformed'], kind: 'sealing', when: 'with a damaged sealed body' });
}
