import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import type { WriteName } from './openWrite.ts';

/** Every write of a member that must not happen twice, as the table of endpoints has them. */
export const everyWrite = (Object.entries(endpoints) as [EndpointName, Endpoint<EndpointName>][]).flatMap(
  ([name, { idempotent, access }]) => (idempotent === true && access === 'token' ? [name as WriteName] : []),
);
