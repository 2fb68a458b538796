import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The brand's picture of an empty place. */
export function EmptyArt() {
  const { brand } = usePortal();
  return <img src={`/images/${brand.images.emptyArt}`} alt="" width={112} height={112} />;
}
