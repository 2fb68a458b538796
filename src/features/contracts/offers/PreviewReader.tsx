import { useEffect, useEffectEvent } from 'react';
import type { ContractPreviewQuery } from '#contract/types.ts';
import { type Preview, usePreview } from '#features/contracts/usePreview.ts';

interface Props {
  query: ContractPreviewQuery;
  /** Told of what the platform says about this query, and of each change of that. */
  onTold: (query: string, preview: Preview) => void;
}

/** Asks the platform about the offer to one of several downlines. Renders nothing. */
export function PreviewReader({ query, onTold }: Props) {
  const { preview } = usePreview(query);
  const asked = JSON.stringify(query);
  const told = JSON.stringify(preview);
  const tell = useEffectEvent(() => onTold(asked, preview));
  useEffect(() => tell(), [asked, told]);
  return null;
}
