import type { BrandArt } from '../brand.ts';
import { circle, polygon } from '../svg.ts';

const compass = (ring: string, moon: string): string =>
  circle(16, 16, 13.5, 'none', { stroke: ring, 'stroke-width': 1.9 }) +
  polygon('16,5.5 20.2,16 16,26.5 11.8,16', '#D9986C') +
  polygon('16,5.5 20.2,16 16,26.5', '#B97546') +
  polygon('16,5.5 16,16 11.8,16', '#F3C7A4') +
  circle(25.6, 6.6, 3.5, moon);

/** Night blue and copper, orbits and arches. */
export const orvane: BrandArt = {
  id: 'orvane',
  palettes: [
    ['#2A2268', '#0D0A28', '#342B7B', '#E8B58F', '#A99BFF', '#F6EFE6', '#090620'],
    ['#3B1B4F', '#140A22', '#48245F', '#E59AA8', '#F0D9B8', '#FBF3EE', '#0E0618'],
    ['#123B57', '#071522', '#184A6B', '#E8B58F', '#7FD4E8', '#EFF8FA', '#040D16'],
    ['#17463F', '#07191A', '#1E574E', '#D8C48A', '#7FD9B5', '#F3F8F0', '#040F10'],
    ['#4B1F2E', '#180A12', '#5B283A', '#F0BE8C', '#E07F8D', '#FDF2EC', '#10060B'],
    ['#2B2F4F', '#0C0E1E', '#373C62', '#C9CEF0', '#E8B58F', '#F5F6FC', '#070814'],
    ['#43277E', '#150B33', '#513190', '#F2C9A6', '#8FE0D8', '#F8F3FC', '#0D0622'],
    ['#1B2A6B', '#090E2C', '#24357F', '#F0D3A6', '#8CA8FF', '#F2F5FF', '#05081D'],
    ['#5A3A24', '#1A0F0B', '#6B4730', '#F2CFA0', '#C9A6FF', '#FBF5EC', '#100906'],
    ['#1F1B3A', '#090716', '#2A254B', '#B3A6FF', '#E8B58F', '#F4F2FC', '#05040F'],
  ],
  mark: compass('#7C6CE6', '#7C6CE6'),
  favicon: { ground: '#17123A', mark: compass('#C3B9FF', '#F4F2FC') },
  faces: { avatar: 0, game: 0, gameObject: 'star' },
  images: [
    {
      name: 'login-art',
      format: 'login',
      palette: 0,
      motif: 'orbits',
      props: [
        { object: 'gem', x: -112, y: 158, scale: 0.44, turn: -10, swap: true },
        { object: 'crown', x: 116, y: -198, scale: 0.42, turn: 12, air: true },
        { object: 'owl', x: 6, y: -20, scale: 1.38 },
      ],
    },
    {
      name: 'register-art',
      format: 'register',
      palette: 0,
      motif: 'orbits',
      props: [
        { object: 'chips', x: -160, y: 184, scale: 0.9, turn: -10 },
        { object: 'cards', x: 166, y: 188, scale: 1, turn: 8 },
        { object: 'gem', x: 204, y: -176, scale: 0.46, turn: 14, air: true, swap: true },
        { object: 'crown', x: 0, y: -36, scale: 1.86, turn: -6, air: true },
      ],
    },
    {
      name: 'status-art',
      format: 'status',
      palette: 7,
      motif: 'orbits',
      props: [
        { object: 'gear', x: 176, y: -160, scale: 0.58, turn: 10, air: true, swap: true },
        { object: 'wrench', x: 176, y: 150, scale: 0.98, turn: 10 },
        { object: 'gear', x: -40, y: 24, scale: 1.72 },
      ],
    },
    {
      name: 'status-restriction',
      format: 'status',
      palette: 0,
      motif: 'orbits',
      props: [
        { object: 'star', x: -190, y: -196, scale: 0.34, turn: 4, air: true },
        { object: 'planet', x: 0, y: -20, scale: 2, air: true },
        { object: 'shield', x: -176, y: 196, scale: 0.68, turn: -6, air: true, swap: true },
      ],
    },
    {
      name: 'status-network',
      format: 'status',
      palette: 2,
      motif: 'orbits',
      props: [
        { object: 'signal', x: 204, y: -196, scale: 0.76, turn: 14, air: true },
        { object: 'plug', x: 0, y: 222, scale: 1.24, air: true },
        { object: 'owl', x: -14, y: -52, scale: 1.7, air: true },
      ],
    },
  ],
  media: [
    {
      name: 'hero-1',
      format: 'hero',
      palette: 0,
      motif: 'orbits',
      props: [
        { object: 'crown', x: 178, y: -100, scale: 0.46, turn: 8, air: true },
        { object: 'pair', x: 176, y: 80, scale: 0.84, turn: 8 },
        { object: 'roulette', x: -34, y: 4, scale: 1.62, air: true },
      ],
    },
    {
      name: 'hero-2',
      format: 'hero',
      palette: 6,
      motif: 'arches',
      props: [
        { object: 'gem', x: 192, y: -100, scale: 0.42, turn: 12, air: true, swap: true },
        { object: 'coins', x: 182, y: 80, scale: 0.8, swap: true },
        { object: 'crown', x: -24, y: 14, scale: 1.5, turn: -4 },
      ],
    },
    {
      name: 'hero-3',
      format: 'hero',
      palette: 2,
      motif: 'stars',
      props: [
        { object: 'moon', x: 180, y: -100, scale: 0.5, turn: 6, air: true },
        { object: 'balls', x: 184, y: 80, scale: 0.76, swap: true },
        { object: 'owl', x: -26, y: 2, scale: 1.56 },
      ],
    },
    {
      name: 'reg-1',
      format: 'registerBanner',
      palette: 6,
      motif: 'orbits',
      props: [
        { object: 'coins', x: -180, y: 114, scale: 0.8, swap: true },
        { object: 'crown', x: 184, y: 90, scale: 0.68, turn: 10 },
        { object: 'gift', x: 0, y: 0, scale: 1.4 },
      ],
    },
    {
      name: 'reg-2',
      format: 'registerBanner',
      palette: 3,
      motif: 'arches',
      props: [
        { object: 'chips', x: -186, y: 110, scale: 0.84, turn: -8 },
        { object: 'dice', x: 190, y: 112, scale: 0.82, turn: 6 },
        { object: 'cards', x: 0, y: 0, scale: 1.5 },
      ],
    },
    {
      name: 'promo-1',
      format: 'promotion',
      palette: 1,
      motif: 'stars',
      props: [
        { object: 'coins', x: -186, y: 62, scale: 0.82, swap: true },
        { object: 'gem', x: 188, y: 60, scale: 0.78, turn: 10 },
        { object: 'crown', x: 0, y: 0, scale: 1.3 },
      ],
    },
    {
      name: 'promo-2',
      format: 'promotion',
      palette: 2,
      motif: 'orbits',
      props: [
        { object: 'cards', x: -192, y: 54, scale: 0.84, turn: -10 },
        { object: 'dice', x: 192, y: 58, scale: 0.8, turn: 8 },
        { object: 'chips', x: 0, y: 0, scale: 1.36 },
      ],
    },
    {
      name: 'promo-3',
      format: 'promotion',
      palette: 3,
      motif: 'arches',
      props: [
        { object: 'chips', x: -192, y: 60, scale: 0.8, turn: -8 },
        { object: 'pair', x: 192, y: 54, scale: 0.84, turn: 10 },
        { object: 'roulette', x: 0, y: -2, scale: 1.36 },
      ],
    },
    {
      name: 'promo-4',
      format: 'promotion',
      palette: 8,
      motif: 'rings',
      props: [
        { object: 'star', x: -186, y: 60, scale: 0.74, turn: -12, swap: true },
        { object: 'coins', x: 190, y: 58, scale: 0.8, swap: true },
        { object: 'trophy', x: 0, y: 0, scale: 1.34 },
      ],
    },
    {
      name: 'promo-5',
      format: 'promotion',
      palette: 7,
      motif: 'lattice',
      props: [
        { object: 'balls', x: -188, y: 58, scale: 0.8, swap: true },
        { object: 'gem', x: 188, y: 60, scale: 0.76, turn: 10, swap: true },
        { object: 'ticket', x: 0, y: 0, scale: 1.4, air: true },
      ],
    },
  ],
  singles: [
    { name: 'empty', object: 'moon', palette: 8 },
    { name: 'category-live', object: 'roulette', palette: 0 },
    { name: 'category-rng', object: 'seven', palette: 1 },
    { name: 'category-sports', object: 'football', palette: 2 },
    { name: 'category-esports', object: 'pad', palette: 5 },
    { name: 'category-fish', object: 'fish', palette: 6 },
    { name: 'category-pvp', object: 'knight', palette: 4 },
    { name: 'category-elott', object: 'balls', palette: 9 },
    { name: 'category-lottery', object: 'ticket', palette: 7 },
    { name: 'category-inhouse', object: 'crown', palette: 3 },
  ],
};
