/** What can be done with a contract, beside offering one. */
export type Answer = 'ACCEPT' | 'REJECT' | 'TERMINATE';

const all: readonly Answer[] = ['ACCEPT', 'REJECT', 'TERMINATE'];

export const answerOf = (text: string | undefined): Answer => all.find((one) => one === text) ?? 'REJECT';

/** The texts of an answer: to end an offer is to withdraw it. */
export function wordsOf(answer: Answer, status: string): { title: string; text: string | null; button: string; done: string } {
  if (answer === 'ACCEPT') return { title: 'offer_title', text: null, button: 'accept', done: 'done_ACCEPT' };
  if (answer === 'REJECT') return { title: 'reject_title', text: 'reject_text', button: 'reject', done: 'done_REJECT' };
  if (status === 'offered') return { title: 'withdraw_title', text: 'withdraw_text', button: 'withdraw', done: 'done_withdrawn' };
  return { title: 'terminate_title', text: 'terminate_text', button: 'terminate', done: 'done_TERMINATE' };
}
