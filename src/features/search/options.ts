/** The option that shows more of a group. */
export const moreOf = (group: string): string => `more/${group}`;

/** The id of an option in the page. */
export const optionId = (list: string, option: string): string => `${list}-${option}`;
