import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';

/**
 * A component whose code is fetched when it is first shown, such as a question or a detail: a panel opens without it. Until it
 * is there it spins; a failed fetch is shown and can be retried.
 * @param name name in reports
 */
export function fetchedOnUse<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const entry = lazyEntry(load);
  return function FetchedOnUse(props: Props) {
    const { t } = useTranslation('portal');
    return (
      <Fetched<object>
        name={name}
        entry={entry as ReturnType<typeof lazyEntry<object>>}
        props={props}
        loading={<Spinner label={t('loading')} />}
        failed={(retry) => (
          <ErrorState title={t('chunk_error_title')} text={t('chunk_error_text')} retryLabel={t('retry')} onRetry={retry} />
        )}
      />
    );
  };
}
