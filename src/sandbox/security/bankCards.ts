import { fieldText } from '#engine/fields/fieldText.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { nextId } from '../model/sandboxContext.ts';
import { bankCardReply, bankNameOf, mostBankCards, storedCardsOf } from './bankCardModel.ts';

/** GET /wps/member/bankCards */
export const bankCards: Handler<'bankCards'> = ({ context, member }) =>
  accept({ rows: storedCardsOf(context, member).map((card) => bankCardReply(context, member, card)), max: mostBankCards });

/** GET /wps/member/banks */
export const banks: Handler<'banks'> = ({ context }) =>
  accept({ rows: Object.entries(context.data.platform.banks ?? {}).map(([code, name]) => ({ code, name })) });

/** POST /wps/member/bankCards: the holder is the member, under the real name. */
export const addBankCard: Handler<'addBankCard'> = async ({ context, member, request }, body) => {
  if ((member.record['payeeName'] ?? '') === '') return refuse('real_name_required');
  const accountNumber = fieldText('accountNumber', body.accountNumber);
  const branch = fieldText('branch', body.branch ?? '');
  if (bankNameOf(context, body.bank) === null) return refuse('invalid_request', { field: 'bank' });
  for (const [field, value] of Object.entries({ accountNumber, branch })) {
    const rule = context.settings.fields[field];
    if (rule !== undefined && !(await fieldFits(rule, value))) return refuse('invalid_request', { field });
  }
  // read after the last wait, so that two requests at once cannot exceed the limit
  const cards = storedCardsOf(context, member);
  if (cards.length >= mostBankCards) return refuse('bank_card_limit');
  const known = cards.some((card) => card.bank === body.bank && card.accountNumber === accountNumber);
  if (known) return refuse('bank_card_taken');
  const card = {
    id: `${member.id}-n${nextId(context.state)}`,
    bank: body.bank,
    accountNumber,
    branch,
    addedAt: context.now,
    requestKey: requestKeyOf(request),
  };
  cards.push(card);
  return accept(bankCardReply(context, member, card));
};

/** DELETE /wps/member/bankCards: only a card of the member. */
export const removeBankCard: Handler<'removeBankCard'> = ({ context, member }, { id }) => {
  const cards = storedCardsOf(context, member);
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) return refuse('bank_card_unknown');
  cards.splice(at, 1);
  return accept(undefined);
};
