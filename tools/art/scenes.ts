import type { Scenes } from './brand.ts';

/** What the pictures of a new brand show, in three palettes. */
export const scenes: Scenes = {
  faces: { avatar: 0, game: 0, gameObject: 'star' },
  images: [
    {
      name: 'login-art',
      format: 'login',
      palette: 0,
      motif: 'rings',
      props: [
        { object: 'balls', x: 104, y: 150, scale: 0.54, swap: true },
        { object: 'star', x: 0, y: -24, scale: 1.4, air: true },
      ],
    },
    {
      name: 'register-art',
      format: 'register',
      palette: 2,
      motif: 'arches',
      props: [
        { object: 'chips', x: -160, y: 186, scale: 0.9, turn: -8 },
        { object: 'balls', x: 164, y: 188, scale: 0.9, swap: true },
        { object: 'ticket', x: 0, y: -30, scale: 2, air: true },
      ],
    },
    {
      name: 'status-art',
      format: 'status',
      palette: 0,
      motif: 'rings',
      props: [
        { object: 'gear', x: 176, y: -160, scale: 0.58, turn: 10, air: true, swap: true },
        { object: 'wrench', x: 176, y: 150, scale: 0.98, turn: 10 },
        { object: 'gear', x: -40, y: 24, scale: 1.72 },
      ],
    },
    {
      name: 'status-restriction',
      format: 'status',
      palette: 2,
      motif: 'halftone',
      props: [
        { object: 'world', x: 0, y: -36, scale: 2.2, air: true },
        { object: 'barrier', x: 0, y: 140, scale: 1.62 },
      ],
    },
    {
      name: 'status-network',
      format: 'status',
      palette: 1,
      motif: 'waves',
      props: [
        { object: 'plug', x: 0, y: 200, scale: 1.3, air: true },
        { object: 'signal', x: 0, y: -70, scale: 1.5, air: true },
      ],
    },
  ],
  media: [
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
  ],
  singles: [
    { name: 'empty', object: 'ticket', palette: 0 },
    { name: 'category-live', object: 'roulette', palette: 0 },
    { name: 'category-rng', object: 'seven', palette: 1 },
    { name: 'category-sports', object: 'football', palette: 2 },
    { name: 'category-esports', object: 'pad', palette: 0 },
    { name: 'category-fish', object: 'fish', palette: 1 },
    { name: 'category-pvp', object: 'knight', palette: 2 },
    { name: 'category-elott', object: 'balls', palette: 0 },
    { name: 'category-lottery', object: 'ticket', palette: 1 },
    { name: 'category-inhouse', object: 'crown', palette: 0 },
  ],
};
