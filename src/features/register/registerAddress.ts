import { addressValue } from '#engine/fields/fields.ts';
import { pageQuery } from '#platform/browser/navigation.ts';

/** The invitation codes of the query (D-56); empty without any. */
export interface InvitationCodes {
  affiliateCode: string;
  referralCode: string;
}

/** The codes in a page's query; values that no field accepts are ignored. */
export function readInvitation(query: URLSearchParams = pageQuery()): InvitationCodes {
  return { affiliateCode: addressValue('affiliateCode', query), referralCode: addressValue('referralCode', query) };
}
