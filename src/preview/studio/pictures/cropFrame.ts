import type { Crop } from '../../../../tools/brand/pictures/crop.ts';

export interface Size {
  width: number;
  height: number;
}

/** Where a frame stands: how much smaller than the largest one it is, and its place in what is left, from 0 to 1. */
export interface Frame {
  zoom: number;
  across: number;
  down: number;
}

export const CENTRED: Frame = { zoom: 1, across: 0.5, down: 0.5 };
export const MOST_ZOOM = 5;

const DIGITS = 10_000;
const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS;
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The part of a picture in a frame of an aspect (width for a height of 1). */
export function cropIn({ width, height }: Size, aspect: number, { zoom, across, down }: Frame): Crop {
  const own = width / height;
  const part = { width: Math.min(1, aspect / own) / zoom, height: Math.min(1, own / aspect) / zoom };
  return {
    left: rounded(across * (1 - part.width)),
    top: rounded(down * (1 - part.height)),
    width: rounded(part.width),
    height: rounded(part.height),
  };
}

/** The frame of a part that was cut before. */
export function frameOf(size: Size, aspect: number, crop: Crop): Frame {
  const largest = cropIn(size, aspect, CENTRED);
  const place = (start: number, part: number) => (part >= 1 ? 0.5 : within(start / (1 - part), 0, 1));
  return {
    zoom: within(largest.width / crop.width, 1, MOST_ZOOM),
    across: place(crop.left, crop.width),
    down: place(crop.top, crop.height),
  };
}

/** The frame after it was dragged by shares of the picture's sides. */
export function dragged(size: Size, aspect: number, frame: Frame, by: { x: number; y: number }): Frame {
  const { width, height } = cropIn(size, aspect, frame);
  const moved = (place: number, share: number, part: number) => (part >= 1 ? place : within(place + share / (1 - part), 0, 1));
  return { ...frame, across: moved(frame.across, by.x, width), down: moved(frame.down, by.y, height) };
}

/** Aspects that are offered for a place: that with which it is filled, that of the picture, and usual ones. */
export function aspectsFor({ shape: [least, most], aspect }: { shape: readonly [number, number]; aspect: number }, size: Size) {
  const own = size.width / size.height;
  const usual = [
    ['1 : 1', 1],
    ['4 : 5', 4 / 5],
    ['4 : 3', 4 / 3],
    ['16 : 9', 16 / 9],
    ['3 : 1', 3],
  ] as const;
  const isOffered = (one: number) => one >= least && one <= most && Math.abs(one - aspect) > 0.01;
  return [
    { label: 'As its place', aspect },
    ...(own >= least && own <= most ? [{ label: 'As the picture', aspect: own }] : []),
    ...usual.flatMap(([label, one]) => (isOffered(one) ? [{ label, aspect: one }] : [])),
  ];
}
