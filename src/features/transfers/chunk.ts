export { DownlineModal } from './DownlineModal.tsx';
export { transferDownline } from './transferDownline.ts';
export { UplinePanel } from './UplinePanel.tsx';
