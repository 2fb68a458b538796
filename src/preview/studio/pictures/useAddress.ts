import { useStudioState } from '../state/StudioProvider.tsx';
import { shownName } from '../state/shownPictures.ts';

/** Gives the address of a picture that the shown brand names, that of the draft where it has one. */
export function useAddress(): (name: string) => string {
  const layers = useStudioState(({ bundle }) => bundle.layers).map(({ id }) => id);
  const pictures = useStudioState((state) => state.pictures);
  const draft = useStudioState((state) => state.draft);
  const shown = useStudioState((state) => state.shown);
  return (name) => `/images/${encodeURIComponent(shownName({ layers, pictures, draft, shown }, name))}`;
}
