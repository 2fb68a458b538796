export { SecurityPanel } from './SecurityPanel.tsx';
