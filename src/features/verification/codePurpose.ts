import type { FormKind } from '#engine/registry.ts';
import type { CodePurpose } from './countdown.ts';

/** What a form uses its code for. */
export function purposeOf(form: FormKind): CodePurpose {
  if (form === 'loginSms') return 'login';
  return form === 'forgotPhone' ? 'forgot' : 'register';
}
