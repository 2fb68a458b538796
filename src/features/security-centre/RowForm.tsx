import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '#engine/react/Fetched.tsx';
import type { LazyEntry } from '#engine/react/lazyEntry.tsx';
import { Loading } from '#parts/feedback/Loading.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { lazyForms } from './lazyForms.ts';
import styles from './SecurityCentre.module.css';

type Forms = typeof lazyForms;

interface Props<Name extends keyof Forms> {
  form: Name;
  props: ComponentProps<Forms[Name]>;
}

/** The form of an open row, fetched on first use. */
export function RowForm<Name extends keyof Forms>({ form, props }: Props<Name>) {
  const { t } = useTranslation('records');
  return (
    <Fetched<object>
      name={`panel/security/${form}`}
      entry={lazyForms[form] as LazyEntry<object>}
      props={props}
      loading={
        <Loading>
          <Skeleton shape="block" className={styles.waiting} />
        </Loading>
      }
      failed={(retry) => (
        <ErrorState title={t('error_title')} text={t('error_text')} retryLabel={t('portal:retry')} onRetry={retry} />
      )}
    />
  );
}
