export { RewardCentre } from './RewardCentre.tsx';
