import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentDay } from '#contract/types.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { BOTTOM, changeShares, chartShape, dayAt, HEIGHT, WIDTH } from './chartShape.ts';
import type { Series } from './figures.ts';
import styles from './Chart.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** Half the height of the columns of differences. */
const HALF = 24;

interface Props {
  shown: Series;
  title: string;
  now: readonly AgentDay[];
  before: readonly AgentDay[];
}

/**
 * A figure over the days as a line, the days compared with dashed, and the difference of each day as a column below. One day at a
 * time is read out, by pointer or arrow keys. SVG of the feature: chart libraries draw on a canvas, which no screen reader
 * reaches, or set inline styles. Zoom or stacks would be a reason for one.
 */
export function OverviewChart({ shown, title, now, before }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('agent-overview');
  const money = useMoney();
  const language = usePreferences((state) => state.language);
  const [chosen, setChosen] = useState(now.length - 1);
  const at = Math.min(chosen, now.length - 1);
  const day = now[at];
  const other = before[at];
  const [amounts, others] = [now, before.slice(0, now.length)].map((days) => days.map((one) => one[shown]));
  const { x, y, ticks, named } = chartShape([amounts!, others!]);
  const changes = changeShares(amounts!, others!);
  const nameOf = (one: AgentDay) => dayOf(one.time, brand.timeZone);
  const short = new Intl.DateTimeFormat(htmlLangOf(language), { timeZone: brand.timeZone, day: 'numeric', month: 'short' });
  const textOf = (one: AgentDay) => `${nameOf(one)}: ${money(one[shown])}`;
  const said = day && [`${t(shown)} ${textOf(day)}`, ...(other ? [`${t('before')} ${textOf(other)}`] : [])].join(', ');
  const choose = (index: number) => setChosen(Math.max(0, Math.min(now.length - 1, index)));
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: now.length - 1 };
    const next = ends[event.key] ?? (steps[event.key] === undefined ? null : at + steps[event.key]!);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(dayAt((clientX - left) / width, now.length));
  };
  const pointsOf = (line: readonly number[]) => line.map((top, index) => `${x[index]},${top}`).join(' ');
  const middle = HEIGHT + HALF;
  const wide = Math.max(2, Math.min(26, (x[1] ?? WIDTH) - (x[0] ?? 0) - 4));
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        {[
          { line: styles.now, one: day },
          { line: styles.before, one: other },
        ].map(
          ({ line, one }) =>
            one && (
              <li key={line}>
                <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                  <line x1="0" x2="28" y1="4" y2="4" className={line} />
                </svg>
                <span className="num muted">{nameOf(one)}</span> <b className="num">{money(one[shown])}</b>
              </li>
            ),
        )}
      </ul>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * HALF + 4}`}
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={1}
          aria-valuemax={now.length}
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
          {named.map((index) => (
            <text
              key={index}
              className={styles.name}
              x={x[index]}
              y={HEIGHT - BOTTOM + 22}
              data-chosen={index === at || undefined}
            >
              {now[index] && short.format(now[index].time)}
            </text>
          ))}
          {day && <line className={styles.mark} x1={x[at]} x2={x[at]} y1="0" y2={HEIGHT - BOTTOM} />}
          <polyline className={styles.before} points={pointsOf(y[1]!)} />
          <polyline className={styles.now} points={pointsOf(y[0]!)} />
          {other && <circle className={styles.before} cx={x[at]} cy={y[1]![at]} r="4" />}
          {day && <circle className={styles.now} cx={x[at]} cy={y[0]![at]} r="4" />}
          {changes.length > 0 && (
            <g className={styles.changes}>
              <text x="0" y={middle + 4}>
                {t('difference')}
              </text>
              <line x1={x[0] ?? 0} x2={WIDTH} y1={middle} y2={middle} />
              {changes.map((share, index) => (
                <rect
                  key={x[index]}
                  data-less={share < 0 || undefined}
                  x={(x[index] ?? 0) - wide / 2}
                  y={share < 0 ? middle : middle - share * HALF}
                  width={wide}
                  height={Math.abs(share) * HALF}
                />
              ))}
            </g>
          )}
        </svg>
      </div>
    </figure>
  );
}
