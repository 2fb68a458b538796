import type { BrandArt } from '../brand.ts';
import { circle, each, path, placed, range } from '../svg.ts';

const blossom = (heart: string): string =>
  each(range(5), (i) =>
    placed(
      16,
      16.6,
      i * 72,
      1,
      path('M0 0C-8.6 -4.6 -8 -14.6 0 -15.4C8 -14.6 8.6 -4.6 0 0Z', i % 2 ? '#FFC247' : '#FFB020') +
        path('M0 0L0 -15.4C8 -14.6 8.6 -4.6 0 0Z', '#F59410', { opacity: 0.55 }),
    ),
  ) +
  circle(16, 16.6, 4.4, heart) +
  circle(16, 16.6, 1.7, '#FFE3B0');

/** Lacquer red and marigold, scallops and clouds. */
export const mayloc: BrandArt = {
  id: 'mayloc',
  palettes: [
    ['#D8273A', '#6E0A1B', '#E33D4B', '#FFC04A', '#FFE3C2', '#FFF6E8', '#43040F'],
    ['#F59A1F', '#A83C0A', '#FFAB38', '#C21A2B', '#FFE9B8', '#FFF8E8', '#5E1C04'],
    ['#0F8F78', '#064038', '#179F87', '#FFC04A', '#FF8A75', '#F2FFF9', '#032B26'],
    ['#8C1F6B', '#370A35', '#9E2F7C', '#FFC04A', '#FF9DB5', '#FFF2F8', '#240622'],
    ['#1F4E9C', '#0C1F4A', '#2B5DAE', '#FF6A5C', '#FFD88A', '#F3F7FF', '#071433'],
    ['#E8573A', '#7C1620', '#F26A4B', '#FFD27D', '#2CB59A', '#FFF5EB', '#4C0911'],
    ['#B01424', '#3F0610', '#C02533', '#FFD88A', '#FF8F6B', '#FFF3E6', '#2A030A'],
    ['#2F7D4F', '#0E3524', '#3A8E5C', '#FFB629', '#FFDFC0', '#F7FFF2', '#082216'],
    ['#C9792B', '#5E2A10', '#D88A3C', '#7A0F1E', '#FFE3B0', '#FFF8EA', '#3A1707'],
    ['#5B2A86', '#220E3D', '#6B3798', '#FFB629', '#FF8AA0', '#FAF2FF', '#16082A'],
  ],
  mark: blossom('#8E1020'),
  favicon: { ground: '#8E1020', mark: blossom('#5E0A16') },
  faces: { avatar: 0, game: 0, gameObject: 'star' },
  images: [
    {
      name: 'login-art',
      format: 'login',
      palette: 4,
      motif: 'clouds',
      props: [
        { object: 'lotus', x: 92, y: 152, scale: 0.62, swap: true },
        { object: 'koi', x: 0, y: -20, scale: 1.42, air: true },
      ],
    },
    {
      name: 'register-art',
      format: 'register',
      palette: 6,
      motif: 'clouds',
      props: [
        { object: 'ticket', x: -150, y: 196, scale: 1, turn: -4, air: true },
        { object: 'balls', x: 164, y: 190, scale: 0.94, turn: 6, swap: true },
        { object: 'lotus', x: 196, y: -196, scale: 0.44, turn: 6, air: true, swap: true },
        { object: 'lantern', x: -6, y: -34, scale: 1.96, air: true },
      ],
    },
    {
      name: 'status-art',
      format: 'status',
      palette: 0,
      motif: 'clouds',
      props: [
        { object: 'lantern', x: -212, y: -164, scale: 0.66, turn: -4, air: true, swap: true },
        { object: 'gear', x: 204, y: -168, scale: 0.5, turn: 8, air: true, swap: true },
        { object: 'wrench', x: 214, y: 160, scale: 0.7, turn: 8, air: true },
        { object: 'temple', x: 0, y: 36, scale: 2.1 },
      ],
    },
    {
      name: 'status-restriction',
      format: 'status',
      palette: 4,
      motif: 'clouds',
      props: [
        { object: 'star', x: -204, y: -190, scale: 0.32, turn: -8, air: true },
        { object: 'world', x: 0, y: -36, scale: 2.2, air: true },
        { object: 'barrier', x: 0, y: 140, scale: 1.62 },
      ],
    },
    {
      name: 'status-network',
      format: 'status',
      palette: 2,
      motif: 'scallop',
      props: [
        { object: 'signal', x: 206, y: -204, scale: 0.76, turn: 14, air: true },
        { object: 'plug', x: 0, y: 222, scale: 1.24, air: true },
        { object: 'cat', x: -14, y: -52, scale: 1.72, air: true },
      ],
    },
  ],
  media: [
    {
      name: 'hero-1',
      format: 'hero',
      palette: 0,
      motif: 'scallop',
      props: [
        { object: 'lantern', x: 176, y: -100, scale: 0.66, turn: 4, air: true },
        { object: 'balls', x: 176, y: 80, scale: 0.78, turn: 6, swap: true },
        { object: 'cat', x: -34, y: 14, scale: 1.52 },
      ],
    },
    {
      name: 'hero-2',
      format: 'hero',
      palette: 2,
      motif: 'clouds',
      props: [
        { object: 'lotus', x: 178, y: 80, scale: 0.8, swap: true },
        { object: 'coins', x: 190, y: -100, scale: 0.44, turn: 8, air: true },
        { object: 'koi', x: -30, y: -2, scale: 1.6, air: true },
      ],
    },
    {
      name: 'hero-3',
      format: 'hero',
      palette: 4,
      motif: 'rays',
      props: [
        { object: 'star', x: 190, y: -100, scale: 0.42, turn: 10, air: true, swap: true },
        { object: 'ticket', x: 176, y: 80, scale: 0.8, turn: 8, air: true },
        { object: 'globe', x: -30, y: 4, scale: 1.56 },
      ],
    },
    {
      name: 'reg-1',
      format: 'registerBanner',
      palette: 6,
      motif: 'scallop',
      props: [
        { object: 'coins', x: -180, y: 114, scale: 0.8, swap: true },
        { object: 'lantern', x: 186, y: -120, scale: 0.8, turn: 4, air: true },
        { object: 'gift', x: 0, y: 0, scale: 1.4 },
      ],
    },
    {
      name: 'reg-2',
      format: 'registerBanner',
      palette: 3,
      motif: 'petals',
      props: [
        { object: 'balls', x: -186, y: 110, scale: 0.8, swap: true },
        { object: 'lotus', x: 188, y: 114, scale: 0.82, swap: true },
        { object: 'ticket', x: 0, y: -4, scale: 1.5, air: true },
      ],
    },
    {
      name: 'promo-1',
      format: 'promotion',
      palette: 0,
      motif: 'rays',
      props: [
        { object: 'coins', x: -186, y: 62, scale: 0.82 },
        { object: 'lotus', x: 190, y: 62, scale: 0.78, swap: true },
        { object: 'gift', x: 0, y: 0, scale: 1.36 },
      ],
    },
    {
      name: 'promo-2',
      format: 'promotion',
      palette: 2,
      motif: 'scallop',
      props: [
        { object: 'balls', x: -190, y: 58, scale: 0.8, swap: true },
        { object: 'star', x: 188, y: 60, scale: 0.74, turn: 12, swap: true },
        { object: 'ticket', x: 0, y: 0, scale: 1.4, air: true },
      ],
    },
    {
      name: 'promo-3',
      format: 'promotion',
      palette: 5,
      motif: 'clouds',
      props: [
        { object: 'lotus', x: -190, y: 62, scale: 0.8, swap: true },
        { object: 'coins', x: 190, y: 58, scale: 0.8 },
        { object: 'koi', x: 0, y: 0, scale: 1.4, air: true },
      ],
    },
    {
      name: 'promo-4',
      format: 'promotion',
      palette: 9,
      motif: 'petals',
      props: [
        { object: 'cards', x: -192, y: 54, scale: 0.84, turn: -10 },
        { object: 'dice', x: 192, y: 58, scale: 0.8, turn: 8 },
        { object: 'roulette', x: 0, y: -2, scale: 1.36 },
      ],
    },
    {
      name: 'promo-5',
      format: 'promotion',
      palette: 1,
      motif: 'hills',
      props: [
        { object: 'lantern', x: -190, y: -20, scale: 0.76, turn: -6, air: true },
        { object: 'coins', x: 190, y: 58, scale: 0.8, swap: true },
        { object: 'cat', x: 0, y: 6, scale: 1.32 },
      ],
    },
  ],
  singles: [
    { name: 'empty', object: 'cat', palette: 1 },
    { name: 'category-live', object: 'roulette', palette: 4 },
    { name: 'category-rng', object: 'seven', palette: 0 },
    { name: 'category-sports', object: 'football', palette: 3 },
    { name: 'category-esports', object: 'pad', palette: 2 },
    { name: 'category-fish', object: 'fish', palette: 5 },
    { name: 'category-pvp', object: 'knight', palette: 6 },
    { name: 'category-elott', object: 'balls', palette: 0 },
    { name: 'category-lottery', object: 'ticket', palette: 1 },
    { name: 'category-inhouse', object: 'crown', palette: 2 },
  ],
};
