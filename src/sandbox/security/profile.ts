import { typedField } from '#sandbox/model/typedFields.ts';
import type { ProfileRequest } from '#contract/types.ts';
import { isOldEnough } from '#sandbox/checks/isOldEnough.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { contactKeys } from './contactKeys.ts';

/** GET /wps/member/avatars */
export const avatars: Handler<'avatars'> = ({ context }) =>
  accept({ rows: Object.entries(context.data.platform.avatars ?? {}).map(([id, url]) => ({ id, url })) });

const onceOnly: readonly string[] = ['payeeName', 'birthday'];
const removable: readonly string[] = contactKeys;

/** PUT /wps/member/profile: all changes or none. */
export const saveProfile: Handler<'saveProfile'> = async ({ context, member }, { avatar, ...body }) => {
  const changes = Object.entries(body as Omit<ProfileRequest, 'avatar'>).map(
    ([key, value]) => [key, typedField(context, key, value ?? '')] as const,
  );
  for (const [field, value] of changes) {
    const rule = context.settings.fields[field];
    const required = !removable.includes(field);
    if (rule !== undefined && !(await fieldFits({ ...rule, required }, value))) return refuse('invalid_request', { field });
    if (field === 'birthday' && !isOldEnough(context, value)) return refuse('invalid_request', { field });
  }
  const url = avatar === undefined ? null : avatarOf(context.data.platform.avatars ?? {}, avatar);
  if (avatar !== undefined && url === null) return refuse('invalid_request', { field: 'avatar' });
  // read after the last wait: two requests at once must not set a value twice
  if (changes.some(([field]) => onceOnly.includes(field) && (member.record[field] ?? '') !== '')) return refuse('value_fixed');
  for (const [field, value] of changes) {
    if (field === 'nickname') member.nickname = value;
    else if (value === '') delete member.record[field];
    else member.record[field] = value;
  }
  if (url !== null) member.avatar = url;
  return accept(undefined);
};

const avatarOf = (known: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(known, id) ? (known[id] ?? null) : null;
