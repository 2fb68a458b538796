/** Contacts that a delivery or an application may ask for (D-71). */
export type SocialKind = 'ZALO' | 'WHATSAPP';

export const isSocialId = (text: string): boolean => /^\d{6,20}$/.test(text.trim());
