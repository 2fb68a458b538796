/** The member's latest order, as the platform put it in the address of the chat. */
export interface ChatOrder {
  type: 'DEPOSIT' | 'WITHDRAWAL';
  status: 'PENDING' | 'CREDITED' | 'REJECTED';
  number: string;
  /** As the portal writes it. */
  amount: string;
  /** ms */
  time: number;
}

export interface ChatAddress {
  language: string;
  brand: string;
  kind: 'live' | 'vip';
  who: string;
  title: string;
  /** The brand's main colour in the theme that the portal shows. */
  color: string;
  order: ChatOrder | null;
}

const ORDER = /^(DEPOSIT|WITHDRAWAL)~(PENDING|CREDITED|REJECTED)~([A-Z0-9]{1,30})~(\d{1,15})~([^<>~]{1,40})$/;

/** What the address asks for; what is not of its form is left out. */
export function readChatAddress(search: string): ChatAddress {
  const query = new URLSearchParams(search);
  const [, type, status, number = '', time = '', amount = ''] = ORDER.exec(query.get('order') ?? '') ?? [];
  return {
    language: query.get('lang') ?? 'EN',
    brand: /^[\w-]{1,64}$/.exec(query.get('brand') ?? '')?.[0] ?? '',
    kind: query.get('kind') === 'vip' ? 'vip' : 'live',
    who: (query.get('who') ?? '').slice(0, 60),
    title: (query.get('title') ?? 'Chat').slice(0, 60),
    color: /^#[0-9a-f]{3,8}$/i.exec(query.get('color') ?? '')?.[0].toLowerCase() ?? '',
    order:
      type === undefined
        ? null
        : { type: type as ChatOrder['type'], status: status as ChatOrder['status'], number, amount, time: Number(time) },
  };
}

/** The theme of which `--primary` is the colour of the address; the device's where both or neither are. */
export function themeOf(color: string, primaryOf: (theme: 'light' | 'dark') => string, isDark: boolean): 'light' | 'dark' {
  const fitting = (['light', 'dark'] as const).filter((theme) => primaryOf(theme).toLowerCase() === color);
  return (fitting.length === 1 ? fitting[0] : undefined) ?? (isDark ? 'dark' : 'light');
}
