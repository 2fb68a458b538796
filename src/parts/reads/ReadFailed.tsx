import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#state/reads/errorMessage.ts';
import type { Read } from '#state/reads/useRead.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';

interface Props {
  /** What the content needs; those that failed are sent again, or all where none did and yet the content is missing. */
  reads: readonly Pick<Read<unknown>, 'isError' | 'isFetching' | 'error' | 'refetch'>[];
  /** A second way on, such as back. */
  children?: ReactNode;
}

/** In place of content that could not be read: why, and a retry. */
export function ReadFailed({ reads, children }: Props) {
  const { t } = useTranslation(['records', 'errors']);
  const failed = reads.filter(({ isError }) => isError);
  const again = failed.length > 0 ? failed : reads;
  return (
    <ErrorState
      title={t('error_title')}
      text={errorMessage(t, failed[0]?.error, t('error_text'))}
      retryLabel={t('portal:retry')}
      retrying={again.some(({ isFetching }) => isFetching)}
      onRetry={() => again.forEach(({ refetch }) => refetch())}
    >
      {children}
    </ErrorState>
  );
}
