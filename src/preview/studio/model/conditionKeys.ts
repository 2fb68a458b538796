/** What a condition can demand, in the order of its rows. */
export const conditionKeys = ['flag', 'role', 'route', 'device', 'locale'] as const;
export type ConditionKey = (typeof conditionKeys)[number];
