export { BankCards } from '../cards/BankCards.tsx';
export { BindForm } from './BindForm.tsx';
export { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { TwoStepForm } from './TwoStepForm.tsx';
