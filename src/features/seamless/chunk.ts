export { SeamlessPage } from './SeamlessPage.tsx';
