export { PromotionPage } from './PromotionPage.tsx';
