import type { PanelProps } from '#engine/registry.ts';
import { WalletsPanel } from './WalletsPanel.tsx';

/** The wallets with the empty ones shown from the start. */
export function AllWalletsPanel(props: PanelProps) {
  return <WalletsPanel {...props} showsEmpty />;
}
