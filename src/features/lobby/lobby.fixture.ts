import { page } from 'vitest/browser';
import type { Game, VendorCard } from '#contract/types.ts';

export const vendorCard = (vassalage: string, more: Partial<VendorCard> = {}): VendorCard => ({
  vassalage,
  name: `Studio ${vassalage}`,
  isHot: 0,
  ...more,
});

/** A slot game of the studio LUM. */
export const slotGame = (id: number, more: Partial<Game> = {}): Game => ({
  nodeId: `G-${id}`,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
  vendor: 'Studio LUM',
  ...more,
});

/** The button that plays a game. */
export const playButton = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true });
