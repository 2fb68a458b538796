/** Most characters of a subject, as the tools of git show it whole. */
const MOST_CHARACTERS = 72;

/**
 * The message of a commit, from the changes in words: a subject of at most 72 characters, and a line for each when there are
 * several.
 */
export function commitMessage(brand: string, changes: readonly string[]): string {
  const [first, ...others] = changes;
  if (first === undefined) return `Change ${brand}`;
  const end = others.length === 0 ? '' : ` and ${others.length} more`;
  const words = `${brand}: ${first}`;
  const room = MOST_CHARACTERS - end.length;
  const subject = words.length > room ? `${words.slice(0, room - 1).trimEnd()}…${end}` : words + end;
  const all = others.length > 0 || words.length > room ? ['', ...changes.map((change) => `- ${change}`)] : [];
  return [subject, ...all].join('\n');
}
