/** The lazy part of the idle logout, loaded after the sign-in. */
export { IdleModal } from './IdleModal.tsx';
export { IdleWatch } from './IdleWatch.tsx';
