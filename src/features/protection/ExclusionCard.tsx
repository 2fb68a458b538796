import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { confirmedWrite } from '#state/session/confirmedWrite.ts';
import { renewRestriction } from '#state/session/playRestriction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Protection.module.css';

const LENGTHS = ['6', '12', '60', 'ever'] as const;

/** Self-exclusion of six months or more; a register of all sites where the brand names one. */
export function ExclusionCard() {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const isOnline = useOnline();
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('6');
  const register = portal.brand.regulatory.help?.['exclusion'];
  const months = length === 'ever' ? null : Number(length);
  const say = (value: (typeof LENGTHS)[number]) => (value === 'ever' ? t('for_ever') : t('months', { count: Number(value) }));
  const exclude = () =>
    void confirmedWrite(portal, {
      call: 'selfExclude',
      request: { months },
      question: {
        title: { key: 'protection:exclude_title' },
        text:
          months === null
            ? { key: 'protection:exclude_question_ever' }
            : { key: 'protection:exclude_question', params: { length: say(length) } },
        confirm: { key: 'protection:exclude' },
        cancel: { key: 'portal:cancel' },
        tone: 'error',
      },
      done: { key: 'protection:exclude_done' },
    }).then(() => renewRestriction(portal));
  return (
    <section className={styles.way} aria-labelledby="protection-exclusion">
      <h3 id="protection-exclusion" className={`h-s ${styles.title}`}>
        <Icon name="shield-alert" size={20} />
        {t('exclusion')}
      </h3>
      <p className="small muted">{t('exclusion_text')}</p>
      <FilterChips
        label={t('exclusion_length')}
        options={LENGTHS.map((value) => ({ value, label: say(value) }))}
        value={length}
        onChange={setLength}
      />
      <div className={styles.acts}>
        {register !== undefined && (
          <Button
            variant="text"
            icon="external-link"
            data-action="openRegister"
            onClick={() => openAddress(portal, register.url)}
          >
            {register.name}
          </Button>
        )}
        <Button variant="danger" data-action="selfExclude" disabled={!isOnline} onClick={exclude}>
          {t('exclude')}
        </Button>
      </div>
    </section>
  );
}
