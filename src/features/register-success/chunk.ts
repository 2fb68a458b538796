export { GeneratedAccount } from './GeneratedAccount.tsx';
export { RegisterSuccess } from './RegisterSuccess.tsx';
