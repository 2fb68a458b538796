import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentDay } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { chartShape, dayAt, HEIGHT, series, WIDTH } from './chartShape.ts';
import styles from './Overview.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * A line a figure over the days. One day at a time is read out, by pointer or arrow keys. SVG of the feature, about 2 kB: chart
 * libraries draw on a canvas, which no screen reader reaches, or set inline styles. Zoom or stacks would be a reason for one.
 */
export function OverviewChart({ days }: { days: readonly AgentDay[] }) {
  const { brand } = usePortal();
  const { t } = useTranslation('agent-overview');
  const money = useMoney();
  const [chosen, setChosen] = useState(days.length - 1);
  const at = Math.min(chosen, days.length - 1);
  const day = days[at];
  const { x, y, ticks } = chartShape(days);
  const nameOf = (one: AgentDay) => dayOf(one.time, brand.timeZone);
  const said = day && `${nameOf(day)}: ${series.map((name) => `${t(name)} ${money(day[name])}`).join(', ')}`;
  const choose = (index: number) => setChosen(Math.max(0, Math.min(days.length - 1, index)));
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: days.length - 1 };
    const next = ends[event.key] ?? (steps[event.key] === undefined ? null : at + steps[event.key]!);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(dayAt((clientX - left) / width, days.length));
  };
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        {series.map((name) => (
          <li key={name}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <line x1="0" x2="28" y1="4" y2="4" className={styles[name]} />
            </svg>
            {t(name)} {day && <b className="num">{money(day[name])}</b>}
          </li>
        ))}
        <li className="num muted">{day && nameOf(day)}</li>
      </ul>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="slider"
          tabIndex={0}
          aria-label={t('chart')}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={at + 1}
          aria-valuetext={said}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
        >
          {ticks.map((tick) => (
            <g key={tick.amount} className={styles.tick}>
              <line x1={x[0] ?? 0} x2={WIDTH} y1={tick.y} y2={tick.y} />
              <text x="0" y={tick.y + 4}>
                {money(tick.amount)}
              </text>
            </g>
          ))}
          {day && <line className={styles.mark} x1={x[at]} x2={x[at]} y1="0" y2={HEIGHT} />}
          {series.map((name) => (
            <g key={name}>
              <polyline className={styles[name]} points={x.map((left, index) => `${left},${y[name][index]}`).join(' ')} />
              {day && <circle className={styles[name]} cx={x[at]} cy={y[name][at]} r="4" />}
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
