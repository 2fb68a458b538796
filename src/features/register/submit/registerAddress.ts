import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { pageQuery } from '#platform/browser/navigation.ts';

/** Who invited the visitor, as the address of the page says it (D-56); empty where it says nothing. */
export interface InvitationCodes {
  affiliateCode: string;
  referralCode: string;
}

/** The codes in a page's query: `affiliateCode`, or `aff`, and `referralCode`. What no field could hold is no code. */
export function readInvitation(query: URLSearchParams = pageQuery()): InvitationCodes {
  const first = (...names: string[]): string => {
    const codes = names.map((name) => (query.get(name) ?? '').trim());
    return codes.find((code) => code !== '' && code.length <= INPUT_MAX) ?? '';
  };
  return { affiliateCode: first('affiliateCode', 'aff'), referralCode: first('referralCode') };
}
