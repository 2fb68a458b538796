import { Slot } from '#engine/react/Slot.tsx';
import { useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import type { MatchedRoute } from '../routes/routes.ts';

/** Regions without a place of their own, by the flag that asks for them: they watch over the play of whoever is signed in. */
const guards: readonly [flag: string, region: string][] = [
  ['realityCheck', 'realityCheck'],
  ['idleLogout', 'idleLogout'],
];

/** What a market demands around play, on every page. The floor of the brand is part of its flags. */
export function SessionGuards({ route }: { route: MatchedRoute }) {
  const flags = useSystem((state) => state.flags);
  const member = useSession((state) => state.member !== null);
  const admitted = useSystem((state) => state.admitted);
  return (
    <>
      {admitted && flags.isOn('playWarning') && <Slot place="region" name="playWarning" route={route} />}
      {member &&
        guards.map(([flag, region]) => flags.isOn(flag) && <Slot key={region} place="region" name={region} route={route} />)}
    </>
  );
}
