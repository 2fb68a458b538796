import type { Banner, Notice, Promotion, SandboxNotice, SandboxTexts } from '#contract/types.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { memberPromotion } from '../model/promotions.ts';
import type { Member } from '../model/state.ts';
import { type ReadText, textReader } from '../model/texts.ts';
import { momentIn, type SandboxContext } from '../model/sandboxContext.ts';
import { restrictionOf } from '../protection/protectionOf.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

/** GET /wps/relay/MCSFE_getListAnnouncements: the requested kinds in the requested language. */
export const announcements: Handler<'announcements'> = ({ context, member }, { types, language }) => {
  const wanted = types.split(',');
  const read = textReader(context, language);
  const isBarred = member !== null && restrictionOf(context, member) !== null;
  return accept({
    ...(wanted.includes('PL') ? { player: notices(context, 'player', read) } : {}),
    ...(wanted.includes('B') ? { banners: isBarred ? [] : banners(context, read) } : {}),
    ...(wanted.includes('PU') ? { popup: notices(context, 'popup', read) } : {}),
    ...(wanted.includes('PR') ? { promotion: isBarred ? [] : promotions(context, member, read) } : {}),
  });
};

/** GET /wps/v2/relay/MCSFE_getListAnnouncements: popups only. */
export const announcementsV2: Handler<'announcementsV2'> = ({ context }, { language }) =>
  accept({ popup: notices(context, 'popup', textReader(context, language)) });

export const helpCenter: Handler<'helpCenter'> = ({ context }, { language }) => {
  const read = textReader(context, language);
  return accept({
    sections: Object.entries(context.data.content.help ?? {}).map(([key, entry]) => ({
      key,
      title: read(entry.title),
      content: read(entry.content),
    })),
  });
};

export function notices(context: SandboxContext, list: SandboxNotice['list'], read: ReadText): Notice[] {
  return Object.entries(context.data.content.notices ?? {})
    .filter(([, entry]) => entry.list === list)
    .map(([id, entry]) => ({ id, title: read(entry.title), content: read(entry.content), date: momentIn(context, entry.date) }))
    .toSorted((one, other) => other.date - one.date);
}

function banners(context: SandboxContext, read: ReadText): Banner[] {
  return Object.entries(context.data.content.banners ?? {}).map(([bannerId, entry]) => ({
    bannerId,
    groupName: entry.groupName,
    url: entry.url,
    ...(entry.urlMobile === undefined ? {} : { urlMobile: entry.urlMobile }),
    linkageType: entry.linkageType ?? null,
    linkageValue: entry.linkageValue ?? null,
    ...textsOf({ eyebrow: entry.eyebrow, title: entry.title, text: entry.text, button: entry.button }, read),
  }));
}

function promotions(context: SandboxContext, member: Member | null, read: ReadText): Promotion[] {
  const listed = Object.entries(context.data.content.promotions ?? {}).filter(([, entry]) => entry.rewardOnly !== true);
  return listed.map(([id, entry]) => ({
    id,
    category: entry.category,
    image: entry.image,
    ...textsOf({ title: entry.title, summary: entry.summary, content: entry.content }, read),
    startTime: momentIn(context, entry.startTime),
    ...(entry.endTime === undefined ? {} : { endTime: momentIn(context, entry.endTime) }),
    status: memberPromotion(context, read, member, id, entry).status,
    ...(entry.requireSocialId === undefined ? {} : { requireSocialId: entry.requireSocialId }),
    ...(entry.prizes === undefined ? {} : { raffle: true }),
  }));
}

function textsOf<Key extends string>(texts: Record<Key, SandboxTexts | undefined>, read: ReadText): Partial<Record<Key, string>> {
  const given = Object.entries<SandboxTexts | undefined>(texts).filter(
    (pair): pair is [string, SandboxTexts] => pair[1] !== undefined,
  );
  return Object.fromEntries(given.map(([key, text]) => [key, read(text)])) as Partial<Record<Key, string>>;
}
