import { useTranslation } from 'react-i18next';
import { Loader } from '#ui/feedback/Loader.tsx';

/** Says which game is on its way (design guide: the one spinner of a whole page). */
export function LaunchLoader({ title }: { title: string }) {
  const { t } = useTranslation('launch');
  return <Loader title={title} text={t('starting')} />;
}
