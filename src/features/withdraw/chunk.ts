export { WithdrawPanel } from './WithdrawPanel.tsx';
export { WithdrawRecordsHead } from './WithdrawRecordsHead.tsx';
