import styles from './Screens.module.css';

export function FactBox({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>{fact.name}</dt>
          <dd className="num">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
