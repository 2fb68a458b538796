import type { EndpointName, RequestOf, ResponseOf, endpoints } from '#platform/endpoints/endpoints.ts';
import type { Sealing } from './sealing.ts';
import type { Answer } from '#sandbox/values/refusal.ts';
import type { Member } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** One call as a handler sees it: the platform's state, the caller and the raw request. */
export interface RequestContext {
  readonly context: SandboxContext;
  readonly request: Request;
  readonly sealing: Sealing;
  readonly member: Member | null;
  /** The session's token, empty for a visitor. */
  readonly token: string;
}

/** A call with a valid token. */
interface MemberRequestContext extends RequestContext {
  readonly member: Member;
}

type RequestContextOf<K extends EndpointName> = (typeof endpoints)[K]['access'] extends 'token'
  ? MemberRequestContext
  : RequestContext;

/** Answers one call whose request is valid. */
export type Handler<K extends EndpointName> = (
  context: RequestContextOf<K>,
  body: RequestOf<K>,
) => Answer<ResponseOf<K>> | Promise<Answer<ResponseOf<K>>>;
