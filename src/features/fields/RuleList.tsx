import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './RuleList.module.css';

interface RuleListProps {
  /** For the field's `aria-describedby`. */
  id: string;
  rules: readonly { text: string; met: boolean }[];
  /** Announced after a rule that holds: "done". */
  metLabel: string;
}

/** The rules of a value, checked while typing. */
export function RuleList({ id, rules, metLabel }: RuleListProps) {
  return (
    <ul id={id} className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.text} className={cx(styles.rule, rule.met && styles.met)}>
          <Icon name={rule.met ? 'circle-check' : 'circle'} size={15} />
          {rule.text}
          {rule.met && <span className="visually-hidden">{metLabel}</span>}
        </li>
      ))}
    </ul>
  );
}
