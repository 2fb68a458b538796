import type { Picture } from './brand.ts';

/** Pictures of banners, promotions and vendors, which the platform of a new brand has. */
export const media: readonly Picture[] = [
  {
    name: 'hero-1',
    format: 'hero',
    palette: 0,
    motif: 'rings',
    props: [
      { object: 'star', x: 184, y: -100, scale: 0.4, turn: 10, air: true },
      { object: 'coins', x: 180, y: 80, scale: 0.8 },
      { object: 'roulette', x: -30, y: 2, scale: 1.56, air: true },
    ],
  },
  {
    name: 'hero-2',
    format: 'hero',
    palette: 1,
    motif: 'waves',
    props: [
      { object: 'ticket', x: 178, y: 80, scale: 0.78, turn: 8, air: true },
      { object: 'star', x: 190, y: -100, scale: 0.4, turn: 10, air: true },
      { object: 'globe', x: -30, y: 4, scale: 1.54 },
    ],
  },
  {
    name: 'hero-3',
    format: 'hero',
    palette: 2,
    motif: 'arches',
    props: [
      { object: 'dice', x: 180, y: 80, scale: 0.78, turn: 8 },
      { object: 'chips', x: 190, y: -100, scale: 0.44, turn: 10, air: true },
      { object: 'cards', x: -26, y: 0, scale: 1.64, air: true },
    ],
  },
  {
    name: 'reg-1',
    format: 'registerBanner',
    palette: 0,
    motif: 'confetti',
    props: [
      { object: 'coins', x: -180, y: 114, scale: 0.8 },
      { object: 'star', x: 184, y: 110, scale: 0.72, turn: 10 },
      { object: 'gift', x: 0, y: 0, scale: 1.4 },
    ],
  },
  {
    name: 'reg-2',
    format: 'registerBanner',
    palette: 1,
    motif: 'rays',
    props: [
      { object: 'cards', x: -188, y: 112, scale: 0.86, turn: -8 },
      { object: 'dice', x: 188, y: 116, scale: 0.82, turn: 6 },
      { object: 'roulette', x: 0, y: 0, scale: 1.4 },
    ],
  },
  {
    name: 'promo-1',
    format: 'promotion',
    palette: 0,
    motif: 'waves',
    props: [
      { object: 'coins', x: -186, y: 62, scale: 0.82 },
      { object: 'gem', x: 188, y: 62, scale: 0.78, turn: 10 },
      { object: 'gift', x: 0, y: 0, scale: 1.36 },
    ],
  },
  {
    name: 'promo-2',
    format: 'promotion',
    palette: 1,
    motif: 'rays',
    props: [
      { object: 'star', x: 188, y: 60, scale: 0.76, turn: 12 },
      { object: 'coins', x: -186, y: 62, scale: 0.8 },
      { object: 'bolt', x: 0, y: 0, scale: 1.36 },
    ],
  },
  {
    name: 'promo-3',
    format: 'promotion',
    palette: 2,
    motif: 'lattice',
    props: [
      { object: 'cards', x: -192, y: 54, scale: 0.84, turn: -10 },
      { object: 'dice', x: 192, y: 58, scale: 0.8, turn: 8 },
      { object: 'chips', x: 0, y: 0, scale: 1.36 },
    ],
  },
  {
    name: 'promo-4',
    format: 'promotion',
    palette: 0,
    motif: 'halftone',
    props: [
      { object: 'star', x: -186, y: 60, scale: 0.74, turn: -12, swap: true },
      { object: 'coins', x: 190, y: 58, scale: 0.8 },
      { object: 'trophy', x: 0, y: 0, scale: 1.34 },
    ],
  },
  {
    name: 'promo-5',
    format: 'promotion',
    palette: 1,
    motif: 'rings',
    props: [
      { object: 'balls', x: -190, y: 58, scale: 0.8, swap: true },
      { object: 'gem', x: 188, y: 62, scale: 0.76, turn: 10, swap: true },
      { object: 'ticket', x: 0, y: 0, scale: 1.4, air: true },
    ],
  },
  {
    name: 'stage-football',
    format: 'stage',
    palette: 0,
    motif: 'rings',
    props: [
      { object: 'star', x: -212, y: -60, scale: 0.6, turn: -10, air: true },
      { object: 'trophy', x: 206, y: 62, scale: 0.84, turn: 8 },
      { object: 'football', x: 0, y: 0, scale: 1.4, air: true },
    ],
  },
  {
    name: 'stage-basketball',
    format: 'stage',
    palette: 1,
    motif: 'waves',
    props: [
      {
        object: 'bolt',
        x: -212,
        y: -56,
        scale: 0.62,
        turn: -10,
        air: true,
        swap: true,
      },
      { object: 'star', x: 206, y: 70, scale: 0.7, turn: 8, swap: true },
      { object: 'basketball', x: 0, y: 0, scale: 1.4, air: true },
    ],
  },
  {
    name: 'strip-sports',
    format: 'strip',
    palette: 0,
    motif: 'rings',
    props: [
      { object: 'star', x: -300, y: -60, scale: 0.5, turn: -10, air: true },
      { object: 'trophy', x: 270, y: 26, scale: 1.16, turn: 8 },
      { object: 'football', x: -10, y: 0, scale: 1.56, air: true },
    ],
  },
  {
    name: 'strip-esports',
    format: 'strip',
    palette: 1,
    motif: 'waves',
    props: [
      { object: 'bolt', x: -290, y: -10, scale: 0.86, turn: -10, air: true },
      { object: 'trophy', x: 270, y: 26, scale: 1.1, turn: 8 },
      { object: 'pad', x: -10, y: 4, scale: 1.6, air: true },
    ],
  },
  {
    name: 'strip-inhouse',
    format: 'strip',
    palette: 2,
    motif: 'lattice',
    props: [
      { object: 'star', x: -290, y: 20, scale: 0.8, turn: -10 },
      { object: 'gem', x: 276, y: 30, scale: 0.92, turn: 10 },
      { object: 'crown', x: -6, y: 0, scale: 1.56, turn: -6, air: true },
    ],
  },
  {
    name: 'strip-lottery',
    format: 'strip',
    palette: 0,
    motif: 'halftone',
    props: [
      { object: 'ticket', x: -290, y: 20, scale: 0.9, turn: -10, air: true },
      { object: 'balls', x: 280, y: 30, scale: 1 },
      { object: 'globe', x: -8, y: 4, scale: 1.56 },
    ],
  },
  {
    name: 'strip-help',
    format: 'strip',
    palette: 2,
    motif: 'arches',
    props: [
      { object: 'gear', x: -280, y: 30, scale: 0.7, air: true },
      { object: 'star', x: 270, y: -40, scale: 0.5, turn: 10, air: true },
      { object: 'bubbles', x: -8, y: 0, scale: 1.56, air: true },
    ],
  },
];
