/** Everything of the reality check that is fetched in one piece, when somebody signs in. */
export { RealityCheckModal } from './RealityCheckModal.tsx';
export { RealityWatch } from './RealityWatch.tsx';
