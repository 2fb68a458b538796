/** Networks that take a link in their address. */
export const shareTargets = ['Facebook', 'Telegram', 'WhatsApp'] as const;

/** The address at which a network asks its user to share a link. */
export function shareAddress(target: (typeof shareTargets)[number], link: string, text: string): string {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (target === 'Facebook') return `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`;
  if (target === 'Telegram') return `https://t.me/share/url?${query({ url: link, text })}`;
  return `https://wa.me/?${query({ text: `${text} ${link}` })}`;
}
