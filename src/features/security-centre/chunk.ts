export { logoutOthers } from './logoutOthers.ts';
export { SecurityPanel } from './SecurityPanel.tsx';
