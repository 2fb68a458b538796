import { felt } from './feltMotif.ts';
import type { Motif } from './motif.ts';
import { mix, shade } from './oklch.ts';
import { circle, each, ellipse, line, path, petal, placed, polar, polygon, range, rect, spark } from './svg.ts';

const TURN = Math.PI * 2;

const rays: Motif = ({ motif }, { width, height, x, y }, random) => {
  const start = random() * TURN;
  const far = Math.hypot(width, height);
  return each(range(14), (i) => {
    const a = start + (i * TURN) / 14;
    const [x1, y1] = polar(far, a);
    const [x2, y2] = polar(far, a + TURN / 28);
    return polygon(
      [
        [x, y],
        [x + x1, y + y1],
        [x + x2, y + y2],
      ],
      motif,
      { opacity: 0.55 },
    );
  });
};

const rings: Motif = ({ top, motif }, { width, height, x, y }) => {
  const far = Math.hypot(width, height);
  return each(range(6), (i) => circle(x, y, far * (0.62 - i * 0.095), i % 2 ? top : motif, { opacity: 0.5 }));
};

const waves: Motif = ({ motif }, { width, height }) => {
  const step = Math.max(48, height * 0.11);
  const length = step * 3.4;
  const rise = step * 0.62;
  const count = Math.ceil(width / (length / 2)) + 2;
  const crest = (y: number, forward: boolean): string =>
    each(
      range(count),
      (i) =>
        `q${forward ? length / 4 : -length / 4} ${(i % 2 ? -1 : 1) * (forward ? 1 : count % 2 ? 1 : -1) * rise} ${forward ? length / 2 : -length / 2} 0`,
    ) + (forward ? `l0 ${y}` : 'Z');
  return each(range(Math.ceil(height / step) + 2), (row) =>
    path(`M${-length / 2} ${(row * step - step / 2).toFixed(1)}${crest(step * 0.52, true)}${crest(0, false)}`, motif, {
      opacity: 0.5,
    }),
  );
};

const scallop: Motif = ({ top, motif, bottom }, { width, height }) => {
  const r = Math.max(44, Math.min(width, height) / 7);
  const rows = Math.ceil(height / (r * 0.52)) + 2;
  const columns = Math.ceil(width / (r * 1.9)) + 3;
  return each(range(rows), (row) =>
    each(range(columns), (column) => {
      const x = (column - 1) * r * 1.9 + (row % 2 ? r * 0.95 : 0);
      const y = row * r * 0.52;
      const ring = { stroke: bottom, 'stroke-width': 2, opacity: 0.2 };
      return (
        circle(x, y, r * 0.92, row % 2 ? motif : top, { opacity: 0.55 }) +
        circle(x, y, r * 0.62, 'none', ring) +
        circle(x, y, r * 0.32, 'none', ring)
      );
    }),
  );
};

const arches: Motif = ({ top, motif }, { width, height, x, y }) => {
  const base = Math.min(width, height * 1.3);
  return each(range(5), (i) => {
    const w = Math.round(base * (0.62 - i * 0.115));
    return path(
      `M${x - w} ${height + 10}L${x - w} ${y}A${w} ${w} 0 0 1 ${x + w} ${y}L${x + w} ${height + 10}Z`,
      i % 2 ? top : motif,
      { opacity: 0.5 },
    );
  });
};

const hills: Motif = ({ motif, bottom, light }, { width, height, x, y }) => {
  const size = Math.min(width, height * 1.4);
  const sun = x + size * 0.2;
  return (
    circle(sun, y - height * 0.12, size * 0.34, light.base, { opacity: 0.08 }) +
    circle(sun, y - height * 0.12, size * 0.23, light.base, { opacity: 0.2 }) +
    each(range(3), (i) => {
      const top = height * (0.5 + i * 0.13);
      const bend = height * (0.1 - 0.02 * i) * (i % 2 ? -0.4 : 1);
      return path(
        `M0 ${top}Q${width * 0.25} ${top - bend} ${width * 0.5} ${top}T${width} ${top - height * 0.03}L${width} ${height}L0 ${height}Z`,
        mix(motif, bottom, 0.22 + i * 0.28),
        { opacity: 0.9 },
      );
    })
  );
};

const halftone: Motif = ({ motif }, { width, height, x, y }) => {
  const gap = Math.max(24, Math.min(width, height) / 13);
  const far = Math.hypot(width, height);
  return each(range(Math.ceil(height / gap) + 1), (row) =>
    each(range(Math.ceil(width / gap) + 1), (column) => {
      const px = column * gap + (row % 2 ? gap / 2 : 0);
      const py = (row + 0.5) * gap;
      const r = Math.min(gap * 0.44, gap * 0.46 * ((Math.hypot(px - x, py - y) / far) * 1.7 - 0.08));
      return r > 1.4 ? circle(px, py, r, motif, { opacity: 0.6 }) : '';
    }),
  );
};

const orbits: Motif = ({ second, light }, { width, height, x, y }, random) => {
  const size = Math.min(width, height * 1.7);
  const turn = -26 + random() * 14;
  return placed(
    x,
    y,
    turn,
    1,
    each(range(6), (i) => {
      const rx = size * (0.27 + i * 0.135);
      const ry = rx * (0.44 + 0.02 * i);
      const at = random() * TURN;
      return (
        ellipse(0, 0, rx, ry, 'none', { stroke: second.base, 'stroke-width': i % 2 ? 1.2 : 2, opacity: 0.5 - 0.05 * i }) +
        circle(rx * Math.cos(at), ry * Math.sin(at), 2.6 + random() * 4, i % 2 ? second.base : light.base, { opacity: 0.85 })
      );
    }),
  );
};

const stars: Motif = ({ light }, { width, height }, random) =>
  each(range(40), () => {
    const x = 18 + random() * (width - 36);
    const y = 18 + random() * (height * 0.85 - 18);
    return random() > 0.82
      ? spark(x, y, 5 + random() * 8, light.base, { opacity: 0.9 })
      : circle(x, y, 1 + random() * 1.6, light.base, { opacity: 0.25 + random() * 0.5 });
  });

const clouds: Motif = ({ motif, top, light }, { width, height, x, y }, random) => {
  const size = Math.min(width, height);
  return (
    circle(x, y, size * 0.43, motif, { opacity: 0.8 }) +
    circle(x, y, size * 0.34, shade(top, 0.03), { opacity: 0.6 }) +
    each(range(6), (i) => {
      const cy = height * (0.1 + i * 0.155) + random() * 14;
      const w = size * (0.34 + random() * 0.2);
      const cx = x + (i % 2 ? size * 0.24 : -size * 0.24 - w) + random() * 40 - 20;
      const h = size * 0.046;
      const soft = { opacity: 0.15 };
      return (
        rect(cx, cy, w, h, h / 2, light.base, soft) +
        rect(cx + w * 0.18, cy - h, w * 0.55, h, h / 2, light.base, soft) +
        rect(cx + w * 0.3, cy + h, w * 0.6, h, h / 2, light.base, { opacity: 0.1 })
      );
    })
  );
};

const palms: Motif = ({ motif, bottom }, { width, height }) => {
  const size = Math.min(width, height * 1.5);
  const corners = [
    [0, 0, 1, 0],
    [width, 0, -1, 0],
    [0, height * 0.78, 1, -70],
    [width, height * 0.78, -1, 70],
  ] as const;
  return each(corners, ([x, y, side, lean]) =>
    each(range(7), (i) =>
      placed(
        x,
        y,
        side * (60 + i * 22) + lean,
        1,
        path(petal(size * 0.42, size * 0.055), i % 2 ? motif : shade(motif, -0.07), { opacity: 0.85 }) +
          line(`M0 0L0 ${(-size * 0.37).toFixed(1)}`, bottom, 1.6, { opacity: 0.3 }),
      ),
    ),
  );
};

const petals: Motif = ({ motif }, { width, height, x, y }) => {
  const size = Math.min(Math.max(width, height), Math.min(width, height) * 1.5);
  return each(range(12), (i) =>
    placed(x, y, i * 30, 1, path(petal(size * 0.74, size * 0.15), i % 2 ? motif : shade(motif, -0.04), { opacity: 0.62 })),
  );
};

const confetti: Motif = ({ main, second, light, motif }, { width, height }, random) => {
  const colours = [main.base, second.base, light.base, motif] as const;
  return each(range(54), () => {
    const x = random() * width;
    const y = random() * height * 0.92;
    const turn = random() * 180;
    const fill = colours[Math.floor(random() * 4)] ?? motif;
    return random() > 0.45
      ? placed(x, y, turn, 1, rect(-7, -3.5, 14, 7, 2, fill, { opacity: 0.8 }))
      : circle(x, y, 4, fill, { opacity: 0.8 });
  });
};

const lattice: Motif = ({ motif }, { width, height }) => {
  const gap = Math.min(width, height) / 5;
  const run = height * 0.7;
  const from = -Math.ceil(run / gap);
  return each(range(Math.ceil((width + 2 * run) / gap)), (i) => {
    const x = ((from + i) * gap).toFixed(1);
    return line(`M${x} 0l${run} ${height}M${x} 0l${-run} ${height}`, motif, 2.2, { opacity: 0.7 });
  });
};

export const motifs = {
  arches,
  clouds,
  confetti,
  felt,
  halftone,
  hills,
  lattice,
  orbits,
  palms,
  petals,
  rays,
  rings,
  scallop,
  stars,
  waves,
} as const;

export type MotifName = keyof typeof motifs;
