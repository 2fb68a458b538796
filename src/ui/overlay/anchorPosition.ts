export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface AnchorOptions {
  align: 'start' | 'end';
  gap?: number | undefined;
  /** Least distance to the edges of the viewport, px. */
  margin?: number | undefined;
}

/**
 * Position of a box of `size` beside `anchor` inside `view`: below, or above where there is more space; never across an edge.
 * In px of the layout viewport.
 */
export function anchorPosition(
  anchor: Box,
  size: { width: number; height: number },
  view: Box,
  { align, gap = 8, margin = 8 }: AnchorOptions,
): { left: number; top: number; maxHeight: number } {
  const below = view.top + view.height - margin - (anchor.top + anchor.height + gap);
  const above = anchor.top - gap - (view.top + margin);
  const under = size.height <= below || below >= above;
  const maxHeight = Math.max(0, under ? below : above);
  const height = Math.min(size.height, maxHeight);
  const top = under ? anchor.top + anchor.height + gap : anchor.top - gap - height;
  const preferred = align === 'start' ? anchor.left : anchor.left + anchor.width - size.width;
  const left = Math.max(view.left + margin, Math.min(preferred, view.left + view.width - margin - size.width));
  return { left, top, maxHeight };
}
