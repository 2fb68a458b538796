/** Everything of this feature that is fetched in one piece. */
export { RegisterModal } from './RegisterModal.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { RegisterPanel } from './RegisterPanel.tsx';
