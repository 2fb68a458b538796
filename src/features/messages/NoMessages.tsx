import { useTranslation } from 'react-i18next';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

interface Props {
  /** Only unread messages were asked for. */
  isFiltered: boolean;
  /** Shows all messages. */
  onAll: () => void;
}

/** An empty list, and what to do next. */
export function NoMessages({ isFiltered, onAll }: Props) {
  const { t } = useTranslation('messages');
  if (!isFiltered) return <EmptyState art={<EmptyArt />} title={t('none_title')} text={t('none_text')} />;
  const action = (
    <Button variant="secondary" size="sm" onClick={onAll}>
      {t('show_all')}
    </Button>
  );
  return <EmptyState art={<EmptyArt />} title={t('none_unread_title')} text={t('none_unread_text')} action={action} />;
}
