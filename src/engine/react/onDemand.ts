import { type ComponentType, createElement } from 'react';
import { Entry } from './Entry.tsx';

/** An entry that is fetched and rendered only while `useNeeded` returns true. */
export function onDemand<Props extends object>(entry: ComponentType<Props>, useNeeded: () => boolean): ComponentType<Props> {
  return function OnDemand(props: Props) {
    return useNeeded() ? createElement(Entry, { entry: entry as ComponentType<object>, loading: null, props }) : null;
  };
}
