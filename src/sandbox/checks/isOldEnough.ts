import { ageOn } from '#engine/dates/dates.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** False for who is younger than the brand admits, and for a date of birth that tells no age. */
export function isOldEnough({ brand, now }: SandboxContext, birthday: string): boolean {
  const age = ageOn(birthday, now);
  return age !== null && age >= brand.registerForm.agreement.minAge;
}
