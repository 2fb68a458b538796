/** The rules of T18 over every write: machine, storage and platform, with random users and networks. */
export type Turn =
  | { does: 'open' | 'close' | 'check' | 'discard' | 'reload'; tab: number }
  | { does: 'send'; tab: number; amount: number; isRight: boolean }
  | { does: 'become'; tab: number; member: string | null }
  | { does: 'deliver'; at: number; isAnswered: boolean }
  | { does: 'lose'; at: number }
  | { does: 'records'; canRead: boolean }
  | { does: 'pass'; ms: number };

/** Schedules that once failed. */
export const knownSchedules: readonly Turn[][] = [
  // two forms of a tab end at the same time, of which only one tells how the key ended
  [
    { does: 'send', tab: 1, amount: 1, isRight: true },
    { does: 'send', tab: 0, amount: 1, isRight: true },
    { does: 'lose', at: 0 },
    { does: 'open', tab: 1 },
    { does: 'send', tab: 1, amount: 1, isRight: false },
    { does: 'send', tab: 0, amount: 1, isRight: true },
    { does: 'deliver', at: 5, isAnswered: false },
    { does: 'send', tab: 1, amount: 1, isRight: true },
    { does: 'become', tab: 1, member: 'ben' },
    { does: 'lose', at: 4 },
    { does: 'open', tab: 1 },
    { does: 'send', tab: 1, amount: 1, isRight: true },
    { does: 'become', tab: 1, member: 'ana' },
    { does: 'deliver', at: 5, isAnswered: false },
    { does: 'pass', ms: 1_000 },
    { does: 'records', canRead: false },
    { does: 'send', tab: 0, amount: 1, isRight: true },
    { does: 'deliver', at: 2, isAnswered: false },
    { does: 'lose', at: 2 },
  ],
  // an earlier form is refused after a later one has sent under the same key: the records are asked from the first on
  [
    { does: 'send', tab: 1, amount: 1, isRight: false },
    { does: 'open', tab: 1 },
    { does: 'send', tab: 1, amount: 1, isRight: true },
    { does: 'deliver', at: 3, isAnswered: true },
    { does: 'reload', tab: 1 },
    { does: 'deliver', at: 0, isAnswered: false },
    { does: 'send', tab: 0, amount: 1, isRight: true },
    { does: 'open', tab: 0 },
  ],
];
