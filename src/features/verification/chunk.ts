export { CaptchaField } from './CaptchaField.tsx';
export { VerificationCodeField } from './VerificationCodeField.tsx';
