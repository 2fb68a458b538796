import { useTranslation } from 'react-i18next';
import { Loader } from '#ui/feedback/Loader.tsx';

/** The loader of a launch, with the game's name. */
export function LaunchLoader({ title }: { title: string }) {
  const { t } = useTranslation('launch');
  return <Loader title={title} text={t('starting')} />;
}
