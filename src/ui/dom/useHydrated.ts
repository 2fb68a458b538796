import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a published page and while React takes it over, when the words must be those of the page; true in every later render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
