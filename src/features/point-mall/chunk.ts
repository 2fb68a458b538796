export { PointMallPage } from './PointMallPage.tsx';
