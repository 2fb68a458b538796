import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmWithdrawRequest, ReceiptResult, WithdrawalResponse } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { type ImageChoice, useImageChoice } from '#state/uploads/imageChoice.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { largestPart, type Receipt } from './receipt.ts';

interface ReceiptInput {
  write: WriteForm<ConfirmWithdrawRequest>;
  /** Empty until the person has chosen. */
  result: ReceiptResult | '';
  choose: (result: ReceiptResult) => void;
  received: AmountInput;
  proof: ImageChoice;
  remark: string;
  setRemark: (text: string) => void;
  failure: string | null;
  choiceFault: string | null;
  proofFault: string | null;
  isAsking: boolean;
  ask: () => void;
  cancel: () => void;
  send: () => void;
}

/** What a member declares about a withdrawal, the question, and the write. */
export function useReceipt(
  { referenceNumber, amount }: Receipt,
  onDone: (value: WithdrawalResponse | null, earlier: boolean) => void,
  onOver: () => void,
): ReceiptInput {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['withdraw', 'errors', 'writes']);
  const [result, setResult] = useDraft<ReceiptResult | ''>(`receipt:${referenceNumber}`, '');
  const [remark, setRemark] = useDraft(`receipt:${referenceNumber}:remark`, '');
  const [isAsking, setAsking] = useState(false);
  const [missing, setMissing] = useState<'result' | 'proof' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const received = useAmount(`receipt:${referenceNumber}:amount`, { max: largestPart(amount) });
  const proof = useImageChoice(`receipt:${referenceNumber}`);
  const write = useWrite('confirmWithdraw', referenceNumber, {
    onDone(value, earlier) {
      setResult('');
      setRemark('');
      received.set('');
      proof.clear();
      onDone(value, earlier);
    },
    onRefused({ code }) {
      if (code === 'withdrawal_answered') onOver();
      if (!i18n.exists(`withdraw:refused_${code}`)) return false;
      setRefusal(t(`refused_${code}`));
      return true;
    },
  });
  useUnsaved(result !== '' && write.phase === 'ready');

  const request = (images: string[]): ConfirmWithdrawRequest => ({
    referenceNumber,
    result: result || 'RECEIVED',
    ...(result === 'PARTIALLY_RECEIVED' && received.amount !== null && { receivedAmount: received.amount }),
    ...(result === 'NOT_RECEIVED' && { images, ...(remark.trim() !== '' && { remark: remark.trim() }) }),
  });
  return {
    write,
    result,
    choose(next) {
      setMissing(null);
      setRefusal(null);
      setResult(next);
    },
    received,
    proof,
    remark,
    setRemark,
    failure: refusal ?? (write.failure === null ? null : messageText(t, write.failure)),
    choiceFault: missing === 'result' ? t('choose_result') : null,
    proofFault:
      proof.fault !== null ? t(proof.fault) : missing === 'proof' && proof.images.length === 0 ? t('errors:upload_proof') : null,
    isAsking,
    ask() {
      setRefusal(null);
      setMissing(result === '' ? 'result' : result === 'NOT_RECEIVED' && proof.images.length === 0 ? 'proof' : null);
      if (result === '' || (result === 'NOT_RECEIVED' && proof.images.length === 0)) return;
      if (result === 'PARTIALLY_RECEIVED' && received.check() === null) return;
      setAsking(true);
    },
    cancel: () => setAsking(false),
    send() {
      void write
        .run(async () => {
          if (result !== 'NOT_RECEIVED') return { request: request([]) };
          const uploaded = await proof.upload(portal);
          return 'refused' in uploaded ? uploaded : { request: request(uploaded.ids) };
        })
        .finally(() => setAsking(false));
    },
  };
}
