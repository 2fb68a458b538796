/** The option that shows more of a group. */
export const moreOf = (group: string): string => `more/${group}`;
