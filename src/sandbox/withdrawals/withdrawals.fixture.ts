import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Bench } from '../sandbox.fixture.ts';

export const MINUTE = 60_000;
export const page = { pageNo: 1, pageSize: 100 } as const;
export const password = '482913';

async function bankCard(bench: Bench, token: string): Promise<string> {
  return (await bench.call('bankCards', undefined, { token })).value.rows[0]!.id;
}

/** Requests a withdrawal to the member's first card. */
export async function apply(bench: Bench, token: string, amount: string, change: Partial<RequestOf<'applyWithdraw'>> = {}) {
  const body = { cardId: await bankCard(bench, token), amount, paymentPassword: password, ...change };
  return bench.call('applyWithdraw', body, { token });
}

export const balanceOf = async (bench: Bench, token: string) =>
  String((await bench.call('balance', undefined, { token })).value.balance);
/** The record of a withdrawal. */
export const rowOf = async (bench: Bench, token: string, reference: string) =>
  (await bench.call('withdrawRecords', page, { token })).value.rows.find((row) => row.referenceNumber === reference);
/** The key of an uploaded picture. */
export const proof = async (bench: Bench, token: string) =>
  (await bench.call('uploadImage', { mediaType: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg==' }, { token })).value.imageId;
