import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';

/** The entries of the menu `agentActions`: what an agent does most, one press away. */
export function AgentActions({ slotProps }: SectionProps) {
  const { t } = useTranslation('agent-home');
  const items = useMenu('agentActions');
  if (items.length === 0) return null;
  return (
    <AgentSection slotProps={slotProps} title={t('quick_actions')}>
      <ul className={styles.actions}>
        {items.map(({ name, entry, choose }) => (
          <li key={name}>
            <button type="button" className={styles.action} data-entry={name} onClick={choose}>
              <span className={styles.mark}>{entry.icon && <Icon name={entry.icon as IconName} size={20} />}</span>
              {t(entry.label)}
            </button>
          </li>
        ))}
      </ul>
    </AgentSection>
  );
}
