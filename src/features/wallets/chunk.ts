export { AllWalletsPanel } from './AllWalletsPanel.tsx';
export { WalletsPanel } from './WalletsPanel.tsx';
