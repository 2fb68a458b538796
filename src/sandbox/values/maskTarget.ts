/** Masks all but the end of a number, or the ends of a mail address. */
export function maskTarget(target: string): string {
  const [name = '', domain] = target.split('@');
  return domain === undefined ? `•••• ${target.slice(-4)}` : `${name.slice(0, 1)}•••@${domain}`;
}
