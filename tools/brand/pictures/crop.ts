import { isJsonObject, type Json } from '../../../src/engine/brand/json.ts';

/** The part of an upright picture that is shown: shares of its width and height, from its left top corner. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const isShare = (value: Json | undefined): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Shares are rounded when they are written. */
const SLACK = 0.001;

/** A crop that someone else has written; null for none within the picture. */
export function cropOf(value: unknown): Crop | null {
  if (!isJsonObject(value)) return null;
  const { left, top, width, height } = value;
  if (!isShare(left) || !isShare(top) || !isShare(width) || !isShare(height)) return null;
  const isWithin = width > 0 && height > 0 && left + width <= 1 + SLACK && top + height <= 1 + SLACK;
  return isWithin ? { left, top, width, height } : null;
}

interface Size {
  width: number;
  height: number;
}

/** The pixels of a crop, at least one. */
export function pixelsOf({ left, top, width, height }: Crop, size: Size): Size & { left: number; top: number } {
  const x = Math.min(Math.round(left * size.width), size.width - 1);
  const y = Math.min(Math.round(top * size.height), size.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - x)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - y)),
  };
}
