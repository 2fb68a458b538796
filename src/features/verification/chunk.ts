/** Everything of this feature that is fetched in one piece. */
export { CaptchaField } from './CaptchaField.tsx';
export { VerificationCodeField } from './VerificationCodeField.tsx';
