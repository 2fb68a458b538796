import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isForeign } from '../site/proxy/platformProxy.ts';

/** The header in which a page gives the token that came with it. */
export const TOKEN_HEADER = 'x-studio-token';

const LOCAL_NAME = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;
const LOCAL_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Whether a request comes from this machine, under whatever name. */
export const isFromHere = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  LOCAL_ADDRESS.test(socket.remoteAddress ?? '');

/** Whether a request comes from this machine, and under a name of it: another name may be led here by its owner. */
export function isLocal({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { host = '' } = headers;
  if (!isFromHere({ socket })) return false;
  return URL.canParse(`http://${host}`) && LOCAL_NAME.test(new URL(`http://${host}`).hostname);
}

const isToken = (given: string | string[] | undefined, token: string): boolean =>
  typeof given === 'string' && given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/** What a picture is sent as: no form of a page can. */
export const PICTURE_TYPE = 'application/octet-stream';

/**
 * Why a request is refused; null when it may read and write the files of brands.
 * @param wanted the type of its body
 */
export function refusalOf(incoming: IncomingMessage, token: string, wanted = 'application/json'): string | null {
  if (!isLocal(incoming)) return 'The studio answers this machine only.';
  const { origin, 'sec-fetch-site': site = 'same-origin', 'content-type': type } = incoming.headers;
  if (isForeign(incoming) || site !== 'same-origin') return 'The studio answers its own pages only.';
  if (!isToken(incoming.headers[TOKEN_HEADER], token))
    return 'The token of the page is missing or of an earlier server: reload it.';
  if (incoming.method === 'GET') return null;
  if (origin === undefined) return 'The studio answers its own pages only.';
  if (type?.split(';')[0] === wanted) return null;
  return wanted === PICTURE_TYPE ? `The studio reads pictures as ${PICTURE_TYPE}.` : 'The studio reads JSON only.';
}
