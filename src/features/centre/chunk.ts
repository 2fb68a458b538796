export { CentreModal } from './CentreModal.tsx';
