/** Accessible names of a carousel and its controls. */
export interface CarouselLabels {
  carousel: string;
  /** "2 of 5"; counts from 1. */
  slide: (position: number, total: number) => string;
  pause: string;
  play: string;
}
