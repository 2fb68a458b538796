import { createContext, type ReactNode, useContext } from 'react';
import type { MoneyFormat } from '#engine/money/money.ts';
import { formatMoney } from '#engine/money/money.ts';
import type { PageAddress } from './pageAddress.ts';
import type { SendPlay } from './playClient.ts';
import type { PortalLink } from './portalLink.ts';
import { type Say, wordsIn } from './words.ts';

/** What every part of a demo game needs. */
export interface GameTools {
  address: PageAddress;
  portal: PortalLink;
  send: SendPlay;
  say: Say;
  /** An amount as the portal writes it; with its sign where `signed`. */
  money: (amount: string, signed?: boolean) => string;
  /** A decimal text as the language writes it, without zeros at its end: `1,95`. */
  times: (value: string) => string;
}

const Tools = createContext<GameTools | null>(null);

interface Given {
  address: PageAddress;
  portal: PortalLink;
  send: SendPlay;
  currency: Omit<MoneyFormat, 'language'>;
}

export function GameProvider({ address, portal, send, currency, children }: Given & { children: ReactNode }) {
  const { language } = address;
  const money = (amount: string, signed = false): string => {
    const text = formatMoney(amount, { ...currency, language }) ?? amount;
    return signed && /[1-9]/.test(amount) && !amount.startsWith('-') ? `+${text}` : text;
  };
  const times = (value: string): string => {
    const [whole = '', fraction = ''] = value.split('.');
    const decimals = fraction.replace(/0+$/, '').length;
    return formatMoney(`${whole}.${fraction}`, { symbol: '', space: '', decimals, language }) ?? value;
  };
  return <Tools value={{ address, portal, send, say: wordsIn(language), money, times }}>{children}</Tools>;
}

export function useTools(): GameTools {
  const tools = useContext(Tools);
  if (tools === null) throw new Error('No game around this component.');
  return tools;
}
