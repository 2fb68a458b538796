/** Everything of the sign-out without activity that is fetched in one piece, when somebody signs in. */
export { IdleModal } from './IdleModal.tsx';
export { IdleWatch } from './IdleWatch.tsx';
