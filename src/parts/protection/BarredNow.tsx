import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { PlayBarred } from './PlayBarred.tsx';

/** The message for the restriction in force. */
export function BarredNow() {
  return <PlayBarred restriction={usePlayRestriction()} />;
}
