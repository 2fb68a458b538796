export { PromotionsPage } from './PromotionsPage.tsx';
