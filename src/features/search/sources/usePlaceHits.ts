import { useTranslation } from 'react-i18next';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { useMenus } from '#state/navigation/menu.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import type { Hit } from '../hit.ts';
import { placeHits } from './placeHits.ts';

const MEMBER: ReadonlySet<'member'> = new Set(['member']);

/** Where the brand's menus lead; a visitor finds what needs an account as well. */
export function usePlaceHits(): Hit[] {
  const portal = usePortal();
  const { t } = useTranslation();
  const { conditions } = useEngine();
  const isVisitor = useSession((state) => state.token === null);
  const own = useMenus();
  const ofMembers = useMenus({ roles: MEMBER });
  const isAgents = (menu: string) => menu === 'agent' && !conditions.roles.has('agent');
  const without = (itemsOf: typeof own) => (menu: string) => (isAgents(menu) ? [] : itemsOf(menu));
  return placeHits({
    menus: portal.brand.menus,
    itemsOf: without(own),
    afterSignIn: isVisitor ? without(ofMembers) : null,
    t,
  });
}
