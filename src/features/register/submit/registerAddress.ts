import { addressValue } from '#engine/fields/fields.ts';
import { pageQuery } from '#platform/browser/navigation.ts';

/** Who invited the visitor, as the address of the page says it (D-56); empty where it says nothing. */
export interface InvitationCodes {
  affiliateCode: string;
  referralCode: string;
}

/** The codes in a page's query. What no field could hold is no code. */
export function readInvitation(query: URLSearchParams = pageQuery()): InvitationCodes {
  return { affiliateCode: addressValue('affiliateCode', query), referralCode: addressValue('referralCode', query) };
}
