import type { Endpoint } from '#platform/endpoints/endpoints.ts';
import { textOf, withCauses } from '#platform/schemas/problemText.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { accept, refuse, type Answer, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { Route } from './route.ts';
import { contractRequest } from './skin.ts';
import type { Opened, Sealing } from './sealing.ts';

export interface ReadRequest {
  readonly body: unknown;
  readonly refusal: Refused | null;
  /** Set for a sealed request. */
  readonly opened: Opened | null;
}

/** Reads a request as its row of the table says, and validates it by its schema. */
export async function readBody(
  context: SandboxContext,
  route: Route,
  request: Request,
  sealing: Sealing,
): Promise<Answer<ReadRequest>> {
  const { endpoint } = route;
  const foreign = await parse(context, endpoint, request, sealing);
  if (!foreign.ok || endpoint.request === null) return foreign;
  const read = { ...foreign.value, body: contractRequest(context.brand, route, foreign.value.body, request.headers) };
  const problems = problemsOf(endpoint.request, read.body);
  return problems === null ? accept(read) : accept({ ...read, refusal: refuse('invalid_request', { problems }, 400) });
}

async function parse(
  context: SandboxContext,
  endpoint: Endpoint,
  request: Request,
  sealing: Sealing,
): Promise<Answer<ReadRequest>> {
  if (endpoint.body === 'none') return plain(Object.fromEntries(new URL(request.url).searchParams));
  const text = await request.text();
  if (endpoint.body === 'form') return plain(Object.fromEntries(new URLSearchParams(text)));
  if (endpoint.body === 'sealed' && !text.trimStart().startsWith('{')) {
    const opened = await sealing.open(context, text.trim(), request);
    return opened.ok ? accept({ body: opened.value.body, opened: opened.value, refusal: null }) : opened;
  }
  const { requireEncryption } = context.brand.security;
  if (endpoint.body === 'sealed' && requireEncryption) return refuse('encryption_required', null, 400);
  try {
    return plain(JSON.parse(text));
  } catch {
    return refuse('invalid_request', null, 400);
  }
}

function plain(body: unknown): Answer<ReadRequest> {
  return accept({ body, opened: null, refusal: null });
}

function problemsOf(title: string, value: unknown): unknown[] | null {
  const problem = requestValidatorOf(title)(value);
  return problem && withCauses(problem).map((one) => ({ path: one.path, message: textOf(one) }));
}
