import type { Condition } from '#contract/types.ts';
import { matchRoute } from '#app/routes/routes.ts';
import { isMobile } from '#platform/browser/device.ts';
import controls from '#preview/controls/controls.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { otherScenarios, type Sight, sightsOfUsers } from '../model/conditions.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';
import values from './Values.module.css';

/** Who of the visitor and the seed users sees what a condition is about, on this page, and in which scenarios that differs. */
export function WhoSees({ condition }: { condition: Condition }) {
  const brand = useStudioState(({ resolved }) => resolved.brand);
  const { sandbox, platform } = useToolState((state) => state.record);
  const hook = useToolState((state) => state.hook);
  const page = useToolState((state) => state.page);
  if (hook === null || platform !== null) return null;
  const { portal } = hook;
  const shown = { ...portal.brand, ...brand };
  const inner = document.querySelector('iframe')?.contentWindow ?? window;
  const source = {
    brand: shown,
    sandbox,
    whitelabel: portal.system.getState().whitelabel,
    now: {
      route: matchRoute(shown, page.path.split(/[?#]/)[0] || '/')?.name ?? '',
      locale: portal.preferences.getState().language,
      device: isMobile(inner) ? ('mobile' as const) : ('desktop' as const),
    },
    user: page.user,
  };
  const sights = sightsOfUsers(condition, source);
  const others = otherScenarios(condition, source);
  return (
    <section aria-label="Who sees it now">
      <h3 className={styles.name}>
        Who sees it now{' '}
        <span className={controls.hint}>
          {sights.filter(({ sees }) => sees).length} of {sights.length}
        </span>
      </h3>
      <Sights sights={sights} />
      {others.length > 0 && (
        <>
          <h3 className={styles.name}>Otherwise for {page.user} in the scenarios</h3>
          <Sights sights={others} />
        </>
      )}
    </section>
  );
}

function Sights({ sights }: { sights: readonly Sight[] }) {
  return (
    <ul className={values.sights}>
      {sights.map(({ who, sees, why }) => (
        <li key={who} data-sees={sees ? '' : undefined}>
          <span aria-label={sees ? 'sees it' : 'does not see it'} role="img">
            {sees ? '✓' : '–'}
          </span>
          <code>{who}</code> <span>{why}</span>
        </li>
      ))}
    </ul>
  );
}
