export { Maintenance } from './Maintenance.tsx';
export { Restriction } from './Restriction.tsx';
