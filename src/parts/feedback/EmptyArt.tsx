import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The brand's picture for empty lists. */
export function EmptyArt() {
  const { brand } = usePortal();
  return <img src={`/images/${brand.images.emptyArt}`} alt="" width={112} height={112} />;
}
