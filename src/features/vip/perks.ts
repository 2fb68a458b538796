import type { VipLevel, VipPerk } from '#contract/types.ts';
import { parseMoney } from '#engine/money/money.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';

/** What another level does to a benefit; `by` is a positive amount in the benefit's unit. */
export type Change =
  | { kind: 'same' | 'new' | 'gone' | 'doubled' | 'other' }
  /** An amount that grows or shrinks. */
  | { kind: 'more' | 'less'; by: string };

export interface PerkRow {
  id: string;
  name: string;
  topic: VipPerk['topic'];
  /** Null where the level lacks the benefit. */
  own: VipPerk | null;
  other: VipPerk | null;
  change: Change;
}

/** The benefits of a level, those told in a sentence last. */
function perksOf(level: VipLevel | undefined): VipPerk[] {
  const sentences = (level?.benefits ?? []).map((name) => ({ id: `sentence ${name}`, name }));
  return [...(level?.perks ?? []), ...sentences];
}

/** The benefits of the member's level beside those of another one; without another, only the own ones. */
export function perkRows(ownLevel: VipLevel | undefined, otherLevel: VipLevel | undefined): PerkRow[] {
  const [own, other] = [perksOf(ownLevel), perksOf(otherLevel)].map((perks) => new Map(perks.map((perk) => [perk.id, perk]))) as [
    Map<string, VipPerk>,
    Map<string, VipPerk>,
  ];
  return [...new Set([...other.keys(), ...own.keys()])].map((id) => {
    const [mine, theirs] = [own.get(id) ?? null, other.get(id) ?? null];
    const { name, topic } = (theirs ?? mine)!;
    return { id, name, topic, own: mine, other: theirs, change: changeOf(mine, theirs) };
  });
}

/** The benefits that a level adds or raises. */
export const gainsOf = (rows: readonly PerkRow[]): number =>
  rows.filter(({ change }) => change.kind !== 'same' && change.kind !== 'gone' && change.kind !== 'less').length;

function changeOf(own: VipPerk | null, other: VipPerk | null): Change {
  if (own === null || other === null) return { kind: own === other ? 'same' : own === null ? 'new' : 'gone' };
  const isAmount = own.amount !== undefined && other.amount !== undefined && own.unit === other.unit;
  const difference = isAmount ? sumAmounts(other.amount, negated(own.amount)) : null;
  if (difference === null) return { kind: own.text === other.text && own.amount === other.amount ? 'same' : 'other' };
  const by = trimZeros(difference);
  if (Number(by) === 0) return { kind: 'same' };
  if (by.startsWith('-')) return { kind: 'less', by: by.slice(1) };
  const isDoubled = own.unit === 'MONEY' && parseMoney(sumAmounts(difference, negated(own.amount)))?.minor === 0n;
  return isDoubled ? { kind: 'doubled' } : { kind: 'more', by };
}

const negated = (amount: string | undefined): string => (amount?.startsWith('-') ? amount.slice(1) : `-${amount ?? ''}`);
