import { Moment } from '#parts/moments/Moment.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberLogin } from '#contract/types.ts';
import { Badge } from '#ui/content/Badge.tsx';
import styles from './Logins.module.css';
import { LogoutOthers } from './LogoutOthers.tsx';

const SHOWN = 10;

interface Props {
  logins: readonly MemberLogin[];
  /** A link named them: they are brought into view. */
  isLinked: boolean;
}

/** The last sign-ins, and which of them began this session, where the platform tells: the first may be a stranger's. */
export function Logins({ logins, isLinked }: Props) {
  const { t } = useTranslation('security-centre');
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <section ref={root} className={styles.logins} data-row="logins" aria-labelledby="security-logins" tabIndex={-1}>
      <h3 id="security-logins" className="h-m">
        {t('row_logins')}
      </h3>
      <p className="small muted">{t('logins_text')}</p>
      <ol>
        {logins.slice(0, SHOWN).map(({ time, ip, place = '', device = '', current = false }) => (
          <li key={`${time} ${ip} ${device}`} className={styles.login}>
            <Moment className="num" ms={time} />
            <span className="clamp">{[device, place].filter((text) => text !== '').join(' · ') || t('unknown_device')}</span>
            <span className="num muted clamp">{ip}</span>
            {current && <Badge tone="ok">{t('this_session')}</Badge>}
          </li>
        ))}
      </ol>
      <LogoutOthers />
    </section>
  );
}
