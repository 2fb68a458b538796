export { confirmReceipt } from './confirmReceipt.ts';
export { ReceiptModal } from './ReceiptModal.tsx';
