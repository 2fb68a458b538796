import type { Palette, Tone } from '../palette.ts';
import { circle, each, ellipse, line, path, placed, polygon, range, rect, starPoints } from '../svg.ts';
import { signs, type Sign } from './glyphs.ts';

const ball = ({ light, ink }: Palette, x: number, y: number, r: number, text: readonly Sign[], tone: Tone): string =>
  placed(
    x,
    y,
    0,
    r / 50,
    circle(0, 0, 50, tone.base) +
      path('M26 -42.7A50 50 0 1 1 -42.7 26A54 54 0 0 0 26 -42.7Z', tone.shadow) +
      path('M44 -24A50 50 0 0 1 -24 44A60 60 0 0 0 44 -24Z', tone.deep, { opacity: 0.55 }) +
      circle(-1, -1, 29, light.base) +
      signs(text, -1, -1, 25, ink.base, 3.1) +
      ellipse(-20, -32, 12, 6.5, '#FFFFFF', { opacity: 0.75, transform: 'rotate(-34 -20 -32)' }),
  );

export const balls = (p: Palette): string =>
  ball(p, -46, 36, 45, ['0', '7'], p.main) +
  ball(p, 50, 40, 42, ['2', '3'], p.second) +
  ball(p, 2, -36, 51, ['1', '8'], { ...p.main, base: p.main.lit, shadow: p.main.base, deep: p.main.shadow });

export const ticket = ({ main, second, light, ink }: Palette): string => {
  const outline =
    'M-86 -52H86A8 8 0 0 1 94 -44V-15A15 15 0 0 0 94 15V44A8 8 0 0 1 86 52H-86A8 8 0 0 1 -94 44V15A15 15 0 0 0 -94 -15V-44A8 8 0 0 1 -86 -52Z';
  return placed(
    0,
    0,
    -14,
    1,
    path(outline, ink.base, { opacity: 0.3, transform: 'translate(4 8)' }) +
      path(outline, light.base) +
      path('M42 -52H86A8 8 0 0 1 94 -44V-15A15 15 0 0 0 94 15V44A8 8 0 0 1 86 52H42Z', main.base) +
      path('M42 18L94 -4V0A15 15 0 0 0 94 15V44A8 8 0 0 1 86 52H42Z', main.shadow, { opacity: 0.5 }) +
      line('M42 -44L42 46', light.base, 4, { 'stroke-dasharray': '1 10' }) +
      rect(-80, -38, 66, 11, 5, main.base) +
      rect(-8, -38, 30, 11, 5, light.shadow) +
      each(range(8), (i) =>
        circle(-70 + (i % 4) * 28, -6 + Math.floor(i / 4) * 28, 11, [1, 4, 6].includes(i) ? second.shadow : light.shadow),
      ) +
      polygon(starPoints(5, 19, 8.5, 69, 0), light.base),
  );
};

export const globe = (p: Palette): string =>
  line('M-40 84L-54 100M40 84L54 100', p.second.shadow, 10) +
  circle(0, -6, 84, p.light.base, { opacity: 0.18 }) +
  ball(p, -36, 36, 25, ['4'], p.main) +
  ball(p, 22, 44, 26, ['9'], p.second) +
  ball(p, -4, -4, 25, ['2'], p.main) +
  ball(p, 44, -8, 23, ['6'], p.second) +
  ball(p, -46, -26, 22, ['1'], p.second) +
  ball(p, 14, -50, 21, ['8'], p.main) +
  circle(0, -6, 84, 'none', { stroke: p.light.base, 'stroke-width': 5, opacity: 0.75 }) +
  line('M-62 -40A70 70 0 0 1 -22 -74', '#FFFFFF', 7, { opacity: 0.75 }) +
  rect(-52, 76, 104, 16, 7, p.second.shadow);

export const pad = ({ main, second, light, ink }: Palette): string =>
  path('M-54 -40C-92 -40 -108 50 -92 70C-78 84 -58 62 -44 40L44 40C58 62 78 84 92 70C108 50 92 -40 54 -40Z', main.base) +
  path('M0 -40L54 -40C92 -40 108 50 92 70C78 84 58 62 44 40L0 40Z', main.shadow) +
  line('M-88 6C-84 -14 -74 -28 -58 -30', main.lit, 6) +
  rect(-68, -14, 36, 12, 4, ink.base) +
  rect(-56, -26, 12, 36, 4, ink.base) +
  circle(52, -24, 8.5, light.base) +
  circle(68, -8, 8.5, second.base) +
  circle(36, -8, 8.5, second.base) +
  circle(52, 8, 8.5, light.base) +
  circle(-22, 24, 14, ink.soft) +
  circle(22, 24, 14, ink.soft) +
  circle(-22, 23, 8, ink.base) +
  circle(22, 23, 8, ink.base) +
  line('M-50 -46L-30 -46M30 -46L50 -46', second.base, 8);
