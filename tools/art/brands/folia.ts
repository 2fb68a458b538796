import type { BrandArt } from '../brand.ts';
import { line, path } from '../svg.ts';

const leaf =
  path('M3 29C3 12 12 3 29 3C29 20 20 29 3 29Z', '#1FD67F') +
  path('M3 29L29 3C29 20 20 29 3 29Z', '#12B86A') +
  path('M3 29C3 20 7 14 14 11C15 20 12 26 3 29Z', '#FF6B57') +
  line('M12 20C17 14 21 10 26 6', '#05583A', 1.8);

const faviconLeaf =
  path('M3 29C3 12 12 3 29 3C29 20 20 29 3 29Z', '#26E08B') +
  path('M3 29L29 3C29 20 20 29 3 29Z', '#17C676') +
  path('M3 29C3 20 7 14 14 11C15 20 12 26 3 29Z', '#FF7C69') +
  line('M12 20C17 14 21 10 26 6', '#063524', 2);

export const folia: BrandArt = {
  id: 'folia',
  palettes: [
    ['#0FB47A', '#04513F', '#15C78B', '#FF6B57', '#FFD9C9', '#FFF4EC', '#04332A'],
    ['#FF7A66', '#A81E4A', '#FF9480', '#1FD67F', '#FFE1D6', '#FFF6F0', '#5A0B2B'],
    ['#2E6BE6', '#12246E', '#427DF2', '#FF8A4C', '#9EE7FF', '#F2FAFF', '#0A1547'],
    ['#7A3CE0', '#2C1068', '#8C50EE', '#27E08C', '#FFB8E6', '#FBF3FF', '#1C0847'],
    ['#00A6B8', '#024659', '#12BACB', '#FF7A93', '#C9FFF1', '#F0FFFD', '#012D3A'],
    ['#F2568C', '#6E1464', '#FA6F9F', '#31D6E8', '#FFD3E4', '#FFF3F8', '#450A40'],
    ['#0C8F5E', '#03301F', '#139F6B', '#C8F56A', '#FFB199', '#F8FFF0', '#021F14'],
    ['#FF9452', '#AA2B28', '#FFA76D', '#1AC2A0', '#FFE6D1', '#FFF8F0', '#5C1016'],
    ['#1D3F8F', '#0A1740', '#28509F', '#26E08B', '#FF8FA6', '#F1F6FF', '#060E2B'],
    ['#5AC850', '#0C5B3B', '#6FD566', '#7A3CE0', '#F4FFD9', '#FBFFF2', '#063624'],
  ],
  mark: leaf,
  favicon: { ground: '#063524', mark: faviconLeaf },
  faces: { avatar: 0, game: 0, gameObject: 'star' },
  images: [
    {
      name: 'login-art',
      format: 'login',
      palette: 4,
      motif: 'waves',
      props: [
        { object: 'coins', x: 116, y: 150, scale: 0.56, swap: true },
        { object: 'peacock', x: 0, y: -20, scale: 1.36 },
      ],
    },
    {
      name: 'register-art',
      format: 'register',
      palette: 3,
      motif: 'petals',
      props: [
        { object: 'drum', x: -168, y: 176, scale: 1.02, turn: -10 },
        { object: 'pineapple', x: 176, y: 172, scale: 1.02, turn: 10, swap: true },
        { object: 'mask', x: 0, y: -4, scale: 2.28, air: true },
      ],
    },
    {
      name: 'status-art',
      format: 'status',
      palette: 0,
      motif: 'palms',
      props: [
        { object: 'gear', x: -176, y: -168, scale: 0.62, air: true, turn: 12, swap: true },
        { object: 'wrench', x: 190, y: 96, scale: 1.1, turn: 8 },
        { object: 'toucan', x: -24, y: 40, scale: 2 },
      ],
    },
    {
      name: 'status-restriction',
      format: 'status',
      palette: 2,
      motif: 'waves',
      props: [
        { object: 'star', x: -196, y: -190, scale: 0.32, air: true, turn: -10 },
        { object: 'world', x: 0, y: -36, scale: 2.2, air: true },
        { object: 'barrier', x: 0, y: 140, scale: 1.62 },
      ],
    },
    {
      name: 'status-network',
      format: 'status',
      palette: 4,
      motif: 'rays',
      props: [
        { object: 'signal', x: 206, y: -204, scale: 0.76, turn: 14, air: true },
        { object: 'plug', x: 0, y: 214, scale: 1.3, air: true },
        { object: 'peacock', x: -16, y: -58, scale: 1.76, air: true },
      ],
    },
  ],
  media: [
    {
      name: 'hero-1',
      format: 'hero',
      palette: 0,
      motif: 'palms',
      props: [
        { object: 'pineapple', x: 178, y: -100, scale: 0.5, turn: 14, air: true },
        { object: 'coins', x: 168, y: 80, scale: 0.82, turn: 4, swap: true },
        { object: 'toucan', x: -30, y: -8, scale: 1.66 },
      ],
    },
    {
      name: 'hero-2',
      format: 'hero',
      palette: 3,
      motif: 'petals',
      props: [
        { object: 'feathers', x: 196, y: -100, scale: 0.56, turn: 18, air: true },
        { object: 'drum', x: 176, y: 80, scale: 0.8, turn: 6, swap: true },
        { object: 'mask', x: -16, y: 20, scale: 1.62, air: true },
      ],
    },
    {
      name: 'hero-3',
      format: 'hero',
      palette: 4,
      motif: 'waves',
      props: [
        { object: 'gem', x: 196, y: -100, scale: 0.42, turn: 12, air: true, swap: true },
        { object: 'chips', x: 186, y: 80, scale: 0.78, turn: 6, swap: true },
        { object: 'peacock', x: -20, y: 12, scale: 1.6 },
      ],
    },
    {
      name: 'reg-1',
      format: 'registerBanner',
      palette: 1,
      motif: 'confetti',
      props: [
        { object: 'coins', x: -176, y: 120, scale: 0.82, turn: -8, swap: true },
        { object: 'star', x: 178, y: 110, scale: 0.74, turn: 10, swap: true },
        { object: 'gift', x: 0, y: 0, scale: 1.42 },
      ],
    },
    {
      name: 'reg-2',
      format: 'registerBanner',
      palette: 6,
      motif: 'rays',
      props: [
        { object: 'cards', x: -186, y: 110, scale: 0.9, turn: -8 },
        { object: 'dice', x: 186, y: 118, scale: 0.84, turn: 6 },
        { object: 'roulette', x: 0, y: 0, scale: 1.42 },
      ],
    },
    {
      name: 'promo-1',
      format: 'promotion',
      palette: 1,
      motif: 'waves',
      props: [
        { object: 'coins', x: -186, y: 62, scale: 0.82, turn: -8, swap: true },
        { object: 'gem', x: 186, y: 62, scale: 0.8, turn: 10 },
        { object: 'gift', x: 0, y: 0, scale: 1.36 },
      ],
    },
    {
      name: 'promo-2',
      format: 'promotion',
      palette: 2,
      motif: 'palms',
      props: [
        { object: 'coins', x: -186, y: 62, scale: 0.82, turn: -8, swap: true },
        { object: 'star', x: 186, y: 60, scale: 0.78, turn: 12 },
        { object: 'bolt', x: 0, y: 0, scale: 1.36 },
      ],
    },
    {
      name: 'promo-3',
      format: 'promotion',
      palette: 3,
      motif: 'petals',
      props: [
        { object: 'cards', x: -190, y: 54, scale: 0.86, turn: -10 },
        { object: 'dice', x: 190, y: 58, scale: 0.82, turn: 8 },
        { object: 'chips', x: 0, y: 0, scale: 1.36 },
      ],
    },
    {
      name: 'promo-4',
      format: 'promotion',
      palette: 7,
      motif: 'confetti',
      props: [
        { object: 'drum', x: -190, y: 62, scale: 0.82, turn: -10 },
        { object: 'pineapple', x: 192, y: 50, scale: 0.84, turn: 12, swap: true },
        { object: 'mask', x: 0, y: 8, scale: 1.3, air: true },
      ],
    },
    {
      name: 'promo-5',
      format: 'promotion',
      palette: 8,
      motif: 'rays',
      props: [
        { object: 'star', x: -186, y: 62, scale: 0.74, turn: -12, swap: true },
        { object: 'coins', x: 190, y: 58, scale: 0.8, swap: true },
        { object: 'trophy', x: 0, y: 0, scale: 1.34 },
      ],
    },
  ],
  singles: [
    { name: 'empty', object: 'owl', palette: 3 },
    { name: 'category-live', object: 'roulette', palette: 1 },
    { name: 'category-rng', object: 'seven', palette: 3 },
    { name: 'category-sports', object: 'football', palette: 2 },
    { name: 'category-esports', object: 'pad', palette: 8 },
    { name: 'category-fish', object: 'fish', palette: 4 },
    { name: 'category-pvp', object: 'knight', palette: 5 },
    { name: 'category-elott', object: 'balls', palette: 9 },
    { name: 'category-lottery', object: 'ticket', palette: 0 },
    { name: 'category-inhouse', object: 'crown', palette: 6 },
  ],
};
