export { ElottPage } from './ElottPage.tsx';
