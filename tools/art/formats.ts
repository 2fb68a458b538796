import type { Encoding } from './raster.ts';
import type { Prop, Scene } from './scene.ts';

/** The part of a picture that a brand decides; the format decides the rest. */
export interface Subject {
  palette: number;
  motif?: Scene['motif'];
  props: readonly Prop[];
}

type Layout = Omit<Scene, 'seed' | 'stops' | 'motif' | 'props'>;

/** A picture format: layout, scale of the objects and encoded size. */
export interface Format {
  layout: Layout;
  /** Absent: the picture stays a drawing, which few shapes on no ground weigh least as. */
  encoding?: Encoding;
}

const KB = 1024;

export const formats = {
  hero: {
    layout: {
      width: 1200,
      height: 506,
      focus: [890, 256],
      text: 'left',
      zoom: 1.03,
      sparks: 205,
    },
    encoding: { width: 1200, height: 506, budget: 24 * KB },
  },
  heroMobile: {
    layout: {
      width: 716,
      height: 480,
      focus: [546, 166],
      text: 'corner',
      zoom: 0.8,
      sparks: 150,
    },
    encoding: { width: 716, height: 480, budget: 12 * KB },
  },
  /** A low picture above a list: the object is a little smaller than the height, which wide windows cut. */
  strip: {
    layout: {
      width: 1232,
      height: 220,
      focus: [984, 110],
      text: 'left',
      zoom: 0.53,
      sparks: 118,
    },
    encoding: { width: 1232, height: 220, budget: 16 * KB },
  },
  stripMobile: {
    layout: {
      width: 716,
      height: 256,
      focus: [586, 128],
      text: 'left',
      zoom: 0.66,
      sparks: 118,
    },
    encoding: { width: 716, height: 256, budget: 10 * KB },
  },
  register: {
    layout: {
      width: 640,
      height: 860,
      focus: [320, 300],
      text: 'bottom',
      sparks: 250,
    },
    encoding: { width: 640, height: 860, budget: 20 * KB },
  },
  registerBanner: {
    layout: {
      width: 640,
      height: 720,
      focus: [320, 280],
      text: 'bottom',
      zoom: 1.12,
      sparks: 230,
    },
    encoding: { width: 640, height: 720, budget: 16 * KB },
  },
  login: {
    layout: {
      width: 400,
      height: 640,
      focus: [200, 250],
      text: 'bottom',
      sparks: 170,
    },
    encoding: { width: 600, height: 960, budget: 16 * KB },
  },
  status: {
    layout: {
      width: 620,
      height: 640,
      focus: [310, 310],
      text: 'none',
      sparks: 240,
    },
    encoding: { width: 775, height: 800, budget: 20 * KB },
  },
  /** A wide card; on a narrow screen its middle third. */
  stage: {
    layout: {
      width: 736,
      height: 400,
      focus: [368, 200],
      text: 'none',
      zoom: 1.05,
      sparks: 150,
    },
    encoding: { width: 736, height: 400, budget: 12 * KB },
  },
  /** Beside the balance in the head of the points mall, on the head's own ground; never cut. */
  mall: {
    layout: {
      width: 600,
      height: 320,
      focus: [300, 151],
      text: 'none',
      sparks: 150,
    },
  },
  promotion: {
    layout: {
      width: 640,
      height: 360,
      focus: [320, 184],
      text: 'none',
      sparks: 160,
    },
    encoding: { width: 640, height: 360, budget: 12 * KB },
  },
  /** One object of the points mall. */
  goods: {
    layout: {
      width: 640,
      height: 360,
      focus: [320, 178],
      text: 'none',
      sparks: 168,
    },
    encoding: { width: 480, height: 270, budget: 7 * KB },
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
