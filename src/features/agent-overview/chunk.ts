export { OverviewPanel } from './OverviewPanel.tsx';
