export { BoardPanel } from './BoardPanel.tsx';
export { MissionsPanel } from './MissionsPanel.tsx';
