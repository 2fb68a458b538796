import type { Palette } from '../palette.ts';
import { circle, drop, each, ellipse, halfDrop, halfPetal, line, path, petal, placed, polygon, range, rect } from '../svg.ts';

export const mask = ({ main, second, light, ink }: Palette): string =>
  each([0, 8, 1, 7, 2, 6, 3, 5, 4], (i) => {
    const t = (i - 4) / 4;
    const length = 104 - Math.abs(t) * 18;
    const odd = i % 2 === 1;
    return placed(
      t * 44,
      -8,
      t * 50,
      1,
      path(drop(length, 19), odd ? second.base : second.shadow) +
        path(halfDrop(length, 19), odd ? second.shadow : second.deep, { opacity: 0.55 }) +
        line(`M0 -10L0 ${20 - length}`, light.base, 2.5, { opacity: 0.6 }) +
        ellipse(0, 22 - length, 6.5, 11.5, odd ? main.base : light.base),
    );
  }) +
  path(
    'M-94 -6C-70 -40 -28 -34 0 -18C28 -34 70 -40 94 -6C98 34 66 66 34 58C18 54 10 38 0 36C-10 38 -18 54 -34 58C-66 66 -98 34 -94 -6Z',
    main.base,
  ) +
  path('M0 -18C28 -34 70 -40 94 -6C98 34 66 66 34 58C18 54 10 38 0 36Z', main.shadow) +
  path('M-94 -6C-70 -40 -28 -34 0 -18L0 -8C-30 -22 -68 -26 -94 6Z', main.lit) +
  path('M-72 12C-58 -8 -32 -6 -20 14C-34 32 -60 30 -72 12Z', ink.base) +
  path('M72 12C58 -8 32 -6 20 14C34 32 60 30 72 12Z', ink.base) +
  line('M-74 12C-60 -10 -32 -8 -18 14', second.base, 3.5) +
  line('M74 12C60 -10 32 -8 18 14', second.shadow, 3.5) +
  polygon('0,-17 9,-5 0,9 -9,-5', light.base) +
  polygon('0,-17 9,-5 0,9', light.shadow) +
  each(range(4), (i) => {
    const y = -17 - Math.sin(i * 0.9) * 8;
    return circle(-78 + i * 17, y, 3.6, light.base) + circle(78 - i * 17, y, 3.6, light.shadow);
  });

export const feathers = ({ main, second, light }: Palette): string =>
  each([-30, 30, -10, 10], (turn, i) => {
    const tone = i < 2 ? second : main;
    return placed(
      turn * 0.35,
      94,
      turn,
      1,
      path(drop(182, 29), i % 2 ? tone.shadow : tone.base) +
        path(halfDrop(182, 29), i % 2 ? tone.deep : tone.shadow) +
        line('M0 -4L0 -164', light.base, 3, { opacity: 0.6 }) +
        each(range(5), (j) => line(`M0 ${-46 - j * 22}l-14 -11M0 ${-46 - j * 22}l14 -11`, light.base, 2, { opacity: 0.4 })) +
        ellipse(0, -152, 9, 15, light.base) +
        ellipse(0, -150, 5, 8, tone.deep),
    );
  });

export const drum = ({ main, second, light }: Palette): string =>
  path('M-76 -36L-60 66A60 20 0 0 0 60 66L76 -36Z', main.base) +
  path('M8 -36L76 -36L60 66A60 20 0 0 1 8 85.8Z', main.shadow) +
  each(range(4), (i) => {
    const top = -72 + i * 38;
    const foot = -58 + i * 31;
    return polygon(
      [
        [top + 4, -26],
        [top + 26, -26],
        [foot + 14, 74],
      ],
      i > 1 ? light.shadow : light.base,
      { opacity: 0.5 },
    );
  }) +
  path('M-61 58A61 21 0 0 0 61 58L60 68A60 20 0 0 1 -60 68Z', second.base) +
  path('M10 78.5A61 21 0 0 0 61 58L60 68A60 20 0 0 1 10 88Z', second.shadow) +
  ellipse(0, -36, 79, 25, second.shadow) +
  ellipse(0, -42, 79, 25, second.base) +
  ellipse(0, -43, 70, 21, light.base) +
  path('M0 -64A70 21 0 0 1 0 -22Z', light.shadow) +
  line('M24 -44L84 -92', second.deep, 8) +
  line('M-24 -44L-80 -94', second.shadow, 8) +
  circle(86, -94, 12, main.shadow) +
  circle(-82, -96, 12, main.base) +
  circle(-86, -100, 4, '#FFFFFF', { opacity: 0.6 });

export const pineapple = ({ main, second, light }: Palette): string =>
  each([-48, 48, -25, 25, 0], (turn, i) =>
    placed(
      0,
      -26,
      turn,
      1,
      path(petal(72 - Math.abs(turn) * 0.25, 16), i % 2 ? second.shadow : second.base) +
        path(halfPetal(72 - Math.abs(turn) * 0.25, 16), i % 2 ? second.deep : second.shadow),
    ),
  ) +
  ellipse(0, 32, 53, 64, main.base) +
  path('M0 -32A53 64 0 0 1 0 96Z', main.shadow) +
  each(range(5), (i) => {
    const y = -22 + i * 25;
    const half = 52 * Math.sqrt(Math.max(0, 1 - ((y - 30) / 66) ** 2));
    return line(`M${-half.toFixed(1)} ${y + 14}L0 ${y - 12}L${half.toFixed(1)} ${y + 14}`, main.deep, 3, { opacity: 0.55 });
  }) +
  each(range(4), (i) => {
    const y = -14 + i * 26;
    return line(`M-40 ${y - 10}L0 ${y + 16}L40 ${y - 10}`, main.deep, 3, { opacity: 0.4 });
  }) +
  ellipse(-26, 4, 7, 15, light.base, { opacity: 0.65, transform: 'rotate(22 -26 4)' });

export const lantern = ({ main, second, light }: Palette): string =>
  line('M0 -100L0 -72', second.base, 5) +
  rect(-30, -76, 60, 17, 5, second.base) +
  rect(0, -76, 30, 17, 5, second.shadow) +
  ellipse(0, 0, 80, 62, main.base) +
  ellipse(0, 0, 54, 62, main.lit) +
  ellipse(0, 0, 24, 62, main.base) +
  path('M0 -62A80 62 0 0 1 0 62A54 62 0 0 0 0 -62Z', main.shadow) +
  path('M0 -62A54 62 0 0 1 0 62A24 62 0 0 0 0 -62Z', main.base) +
  path('M18 -60.5A80 62 0 0 1 18 60.5A72 62 0 0 0 18 -60.5Z', main.deep, { opacity: 0.55 }) +
  rect(-34, 55, 68, 15, 5, second.base) +
  rect(0, 55, 34, 15, 5, second.shadow) +
  each(range(5), (i) =>
    line(`M${-20 + i * 10} 71L${-22 + i * 11} ${i % 2 ? 92 : 100}`, i % 2 ? second.shadow : second.base, 4.5),
  ) +
  ellipse(-52, -18, 7, 22, light.base, { opacity: 0.6, transform: 'rotate(16 -52 -18)' });

export const lotus = ({ main, second, light }: Palette): string => {
  const leaf = (turn: number, y: number, length: number, width: number, left: string, right: string): string =>
    placed(0, y, turn, 1, path(petal(length, width), left) + path(halfPetal(length, width), right));
  const { lit, base, shadow, deep } = main;
  return (
    ellipse(0, 72, 92, 15, second.deep) +
    ellipse(0, 68, 90, 13, second.shadow) +
    leaf(-72, 58, 112, 40, shadow, deep) +
    leaf(72, 58, 112, 40, shadow, deep) +
    leaf(-52, 58, 122, 42, base, shadow) +
    leaf(52, 58, 122, 42, shadow, deep) +
    leaf(-27, 60, 136, 44, lit, base) +
    leaf(27, 60, 136, 44, base, shadow) +
    leaf(0, 62, 148, 46, lit, base) +
    placed(0, 62, 0, 1, path(petal(118, 15), light.base, { opacity: 0.75 })) +
    leaf(-30, 64, 84, 36, light.base, light.shadow) +
    leaf(30, 64, 84, 36, light.base, light.shadow) +
    ellipse(0, 66, 44, 7, second.base)
  );
};
