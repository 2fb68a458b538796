import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/feedback/ReadFailed.tsx';
import type { Read } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';

interface Props {
  read: Pick<Read<unknown>, 'data' | 'isPending' | 'isFetching' | 'isError' | 'error' | 'refetch'>;
  isEmpty: boolean;
  /** An empty filter result has another text than an empty list. */
  isFiltered: boolean;
  what: 'history' | 'details';
  children: ReactNode;
}

/** Records, or their loading, error or empty state. */
export function RecordStates({ read, isEmpty, isFiltered, what, children }: Props) {
  const { t } = useTranslation('point-mall');
  if (read.isPending) {
    return <RecordSkeleton label={t('portal:loading')} />;
  }
  if (read.isError && read.data === undefined) {
    return <ReadFailed reads={[read]} />;
  }
  if (!isEmpty) return children;
  return (
    <EmptyState
      art={<EmptyArt />}
      title={t(isFiltered ? 'none_fits_title' : `no_${what}_title`)}
      text={t(isFiltered ? 'none_fits_text' : `no_${what}_text`)}
    />
  );
}
