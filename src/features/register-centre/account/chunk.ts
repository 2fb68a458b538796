export { CreateAccountPanel } from './CreateAccountPanel.tsx';
