/** Everything of this feature that is fetched in one piece. */
export { GeneratedAccount } from './GeneratedAccount.tsx';
export { RegisterSuccess } from './RegisterSuccess.tsx';
