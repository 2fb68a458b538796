export { UplinePanel } from './UplinePanel.tsx';
