import { bareNumber } from '#engine/values/bareNumber.ts';

/** Contacts that a delivery or an application may require (D-71). */
export type SocialKind = 'ZALO' | 'WHATSAPP';

export const isSocialId = (text: string): boolean => /^\d{6,20}$/.test(bareNumber(text));
