/** The id of an icon's symbol in a published page, which has those of its first view. */
export const iconId = (name: string): string => `icon-${name}`;
