/** Everything of this feature that is fetched in one piece. */
export { HumanCheckModal } from './HumanCheckModal.tsx';
