import type { PromotionState, SandboxPromotion } from '#contract/types.ts';
import { activityOf } from './activity.ts';
import type { Member } from './state.ts';
import type { ReadText } from './texts.ts';
import { momentIn, type SandboxContext } from './sandboxContext.ts';

const minuteMs = 60_000;
const unreadable = {
  PT: 'Não foi possível ler a imagem.',
  EN: 'The picture cannot be read.',
  CN: '图片无法辨认。',
  ID: 'Gambar tidak terbaca.',
  TH: 'อ่านภาพไม่ออก',
  VI: 'Không đọc được hình ảnh.',
};

/** A member's state in a promotion; a visitor has the initial one. An application is decided within three minutes. */
export function memberPromotion(
  context: SandboxContext,
  read: ReadText,
  member: Member | null,
  promotionId: string,
  entry: SandboxPromotion,
): PromotionState {
  const { now } = context;
  const own = member === null ? undefined : activityOf(context, member).promotions[promotionId];
  const state = (
    status: PromotionState['status'],
    appliedAt: number | null = null,
    reason: string | null = null,
  ): PromotionState => ({
    promotionId,
    status,
    reason,
    appliedAt,
    requestKey: own?.requestKey ?? null,
  });
  if (momentIn(context, entry.startTime) > now) return state('coming_soon');
  if (entry.endTime !== undefined && momentIn(context, entry.endTime) <= now) return state('closed');
  if (own === undefined) return state(entry.status, null, entry.status === 'rejected' ? read(unreadable) : null);
  if (own.claimed) return state('claimed', own.at);
  if (own.seed !== undefined) return state(own.seed, own.at, own.seed === 'rejected' ? read(unreadable) : null);
  const age = now - own.at;
  return state(age < minuteMs ? 'applying' : age < 3 * minuteMs ? 'in_process' : 'claim', own.at);
}
