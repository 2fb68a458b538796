/** The lazy part of the reality check, loaded after the sign-in. */
export { RealityCheckModal } from './RealityCheckModal.tsx';
export { RealityWatch } from './RealityWatch.tsx';
