export { deleteLink } from './deleteLink.ts';
export { LinkForm } from './LinkForm.tsx';
export { LinkModal } from './LinkModal.tsx';
