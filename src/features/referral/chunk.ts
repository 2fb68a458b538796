export { InvitationPanel } from './InvitationPanel.tsx';
