export { HumanCheckModal } from './HumanCheckModal.tsx';
