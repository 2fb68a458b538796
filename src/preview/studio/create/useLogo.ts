import { useEffect, useRef, useState } from 'react';
import type { CreateCalls } from './calls.ts';
import type { NewBrandForm } from './useNewBrand.ts';
import { useCreateCalls } from './CallsProvider.ts';

/** The logo that colours are taken from, as the page shows it. */
export function useLogo({ give, say }: Pick<NewBrandForm, 'give' | 'say'>) {
  const calls: CreateCalls = useCreateCalls();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  /** The file that was chosen last: an earlier one can take longer to read. */
  const last = useRef<File>(undefined);
  const take = async (file: File): Promise<void> => {
    last.current = file;
    setBusy(true);
    try {
      const { colour, accent } = await calls.colours(file);
      if (last.current !== file) return;
      setUrl(URL.createObjectURL(file));
      give({ colour, accent: accent === '' ? undefined : accent });
      say(null);
    } catch (cause) {
      if (last.current !== file) return;
      say(`${file.name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
    setBusy(false);
  };
  return { url, busy, take };
}
