import type { Scenes } from './brand.ts';
import { goodsScenes } from './goodsScenes.ts';
import { media } from './mediaScenes.ts';

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
        {
          object: 'gear',
          x: 176,
          y: -160,
          scale: 0.58,
          turn: 10,
          air: true,
          swap: true,
        },
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
    {
      name: 'mall-art',
      format: 'mall',
      palette: 0,
      props: [
        { object: 'gem', x: -196, y: -74, scale: 0.4, turn: -10, air: true, swap: true },
        { object: 'gift', x: 168, y: 38, scale: 1, turn: 8 },
        { object: 'chest', x: 0, y: 6, scale: 1.4 },
        { object: 'coins', x: -160, y: 44, scale: 0.95, swap: true },
      ],
    },
  ],
  media: [...media, ...goodsScenes],
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
