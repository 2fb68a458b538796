import { activityOf } from '../model/activity.ts';
import { isFlagOn } from '../model/flags.ts';
import { hostAddress } from '#sandbox/values/hostAddress.ts';
import { localChatHost } from '#sandbox/values/localPartner.ts';
import { areOwnImages } from '../checks/images.ts';
import { lowerHex, randomText } from '#sandbox/values/random.ts';
import { noteHit, recentHits } from '../model/rateLimit.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { formatMoney } from '#engine/money/money.ts';
import { historyOf } from '#sandbox/history/history.ts';
import { wordsFor } from '../model/texts.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

const hourMs = 3_600_000;
const mostFeedback = 10;
const mostUploads = 30;
const mostBytes = 5 * 1024 * 1024;
/** How a PNG and a JPEG begin, as base64. */
const magic = { 'image/png': /^iVBORw0KGgo/, 'image/jpeg': /^\/9j\// } as const;

/** PUT /wps/feedback: ten an hour. An operator answers a member within the minute it is asked for again. */
export const feedback: Handler<'feedback'> = ({ context, member }, { type, content, images = [] }) => {
  const key = `feedback:${member?.id ?? ''}`;
  if (recentHits(context, key, hourMs) >= mostFeedback) return refuse('too_many_requests');
  if (!areOwnImages(context, member, images)) return refuse('invalid_request', { field: 'images' });
  noteHit(context, key);
  const id = `F${nextId(context.state)}`;
  const record = { id, type, content, time: context.now, status: 'open' as const, answer: null, imageCount: images.length };
  if (member !== null) activityOf(context, member).feedback.unshift(record);
  return accept({ id });
};

/** GET /wps/feedback */
export const feedbackList: Handler<'feedbackList'> = ({ context, member, request }) =>
  accept(
    activityOf(context, member).feedback.map((record) =>
      context.now - record.time < 60_000
        ? record
        : { ...record, status: 'answered', answer: wordsFor(context, request)({ word: 'feedbackAnswer' }) },
    ),
  );

/** POST /wps/relay/MCS2_uploadImage: checked by its magic bytes, not by its declared type. The image is not stored. */
export const uploadImage: Handler<'uploadImage'> = ({ context, member }, { mediaType, data }) => {
  const key = `upload:${member?.id ?? ''}`;
  if (recentHits(context, key, hourMs) >= mostUploads) return refuse('too_many_requests');
  noteHit(context, key);
  const bytes = Math.floor((data.replace(/=+$/, '').length * 3) / 4);
  if (!magic[mediaType].test(data)) return refuse('image_type');
  if (bytes > mostBytes) return refuse('image_too_large');
  const imageId = `img-${randomText(context.state, 16, lowerHex)}`;
  context.state.images[imageId] = member?.id ?? '';
  return accept({ imageId });
};

/** POST /wps/relay/CSP_getChatUrl */
export const chatUrl: Handler<'chatUrl'> = ({ context, member, request }, { title, language, headerColor, kind = 'live' }) => {
  if (!isFlagOn(context, 'CBS3')) return refuse('in_function_not_open');
  const query = new URLSearchParams({
    kind,
    title,
    lang: language,
    color: headerColor,
    who: member.nickname || member.account,
    brand: context.brand.id,
    order: latestOrder(context, member, language),
  });
  const url = hostAddress(
    localChatHost(new URL(request.url).host) ?? context.brand.security.hosts.chat.at(-1),
    `/chat?${query.toString()}`,
  );
  if (url === null) return refuse('invalid_url');
  activityOf(context, member).chatUnread = 0;
  return accept({ chatUrl: url });
};

/** The member's latest order for the chat's card: type, status, number, time, amount; empty without one. */
function latestOrder(context: SandboxContext, member: Member, language: string): string {
  const moves = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  const order = moves.find(({ type }) => type === 'DEPOSIT' || type === 'WITHDRAWAL');
  if (order === undefined) return '';
  const { type, status, referenceNumber, time, amount } = order;
  const shown = status === 'PENDING' || status === 'CREDITED' ? status : 'REJECTED';
  const money = formatMoney(amount.replace('-', ''), { ...context.brand.currency, language }) ?? amount;
  return [type, shown, referenceNumber, time, money].join('~');
}

/** GET /wps/relay/CSP_chatUnread */
export const chatUnread: Handler<'chatUnread'> = ({ context, member }) =>
  accept({ unReadCount: activityOf(context, member).chatUnread });
