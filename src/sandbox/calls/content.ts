import type { Banner, Notice, Promotion, SandboxNotice, SandboxTexts } from '#contract/types.ts';
import { accept } from '../model/refusal.ts';
import { memberPromotion } from '../model/promotions.ts';
import type { Member } from '../model/state.ts';
import { type ReadText, textReader } from '../model/texts.ts';
import type { World } from '../model/world.ts';
import type { Handler } from './handler.ts';

/** GET /wps/relay/MCSFE_getListAnnouncements: the kinds asked for, in the language asked for. */
export const announcements: Handler<'announcements'> = ({ world, member }, { types, language }) => {
  const wanted = types.split(',');
  const read = textReader(world, language);
  return accept({
    ...(wanted.includes('PL') ? { player: notices(world, 'player', read) } : {}),
    ...(wanted.includes('B') ? { banners: banners(world, read) } : {}),
    ...(wanted.includes('PU') ? { popup: notices(world, 'popup', read) } : {}),
    ...(wanted.includes('PR') ? { promotion: promotions(world, member, read) } : {}),
  });
};

/** GET /wps/v2/relay/MCSFE_getListAnnouncements: popups alone. */
export const announcementsV2: Handler<'announcementsV2'> = ({ world }, { language }) =>
  accept({ popup: notices(world, 'popup', textReader(world, language)) });

/** GET /wps/system/helpCenter */
export const helpCenter: Handler<'helpCenter'> = ({ world }, { language }) => {
  const read = textReader(world, language);
  return accept({
    sections: Object.entries(world.data.content.help ?? {}).map(([key, entry]) => ({
      key,
      title: read(entry.title),
      content: read(entry.content),
    })),
  });
};

/** Newest first. */
function notices(world: World, list: SandboxNotice['list'], read: ReadText): Notice[] {
  return Object.entries(world.data.content.notices ?? {})
    .filter(([, entry]) => entry.list === list)
    .map(([id, entry]) => ({ id, title: read(entry.title), content: read(entry.content), date: Date.parse(entry.date) }))
    .toSorted((one, other) => other.date - one.date);
}

function banners(world: World, read: ReadText): Banner[] {
  return Object.entries(world.data.content.banners ?? {}).map(([bannerId, entry]) => ({
    bannerId,
    groupName: entry.groupName,
    url: entry.url,
    ...(entry.urlMobile === undefined ? {} : { urlMobile: entry.urlMobile }),
    linkageType: entry.linkageType ?? null,
    linkageValue: entry.linkageValue ?? null,
    ...textsOf({ eyebrow: entry.eyebrow, title: entry.title, text: entry.text, button: entry.button }, read),
  }));
}

function promotions(world: World, member: Member | null, read: ReadText): Promotion[] {
  return Object.entries(world.data.content.promotions ?? {}).map(([id, entry]) => ({
    id,
    category: entry.category,
    image: entry.image,
    ...textsOf({ title: entry.title, summary: entry.summary, content: entry.content }, read),
    startTime: Date.parse(entry.startTime),
    ...(entry.endTime === undefined ? {} : { endTime: Date.parse(entry.endTime) }),
    status: memberPromotion(world, read, member, id, entry).status,
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
