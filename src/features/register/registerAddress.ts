import { addressValue } from '#engine/fields/fields.ts';
import { pageQuery } from '#platform/browser/navigation.ts';
import { keptInvitation } from '#state/startup/invitation.ts';

/** The invitation codes of the query (D-56); empty without any. */
export interface InvitationCodes {
  affiliateCode: string;
  referralCode: string;
}

/** The codes in a page's query, else those with which the visit began; values that no field accepts are ignored. */
export function readInvitation(query: URLSearchParams = pageQuery(), kept: URLSearchParams = keptInvitation()): InvitationCodes {
  const code = (name: string) => addressValue(name, query) || addressValue(name, kept);
  return { affiliateCode: code('affiliateCode'), referralCode: code('referralCode') };
}
