export { DepositPanel } from './DepositPanel.tsx';
