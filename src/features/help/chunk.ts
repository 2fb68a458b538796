export { HelpModal } from './HelpModal.tsx';
export { HelpPage } from './HelpPage.tsx';
