import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { useRead } from '#state/reads/useRead.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Avatar } from '#ui/member/Avatar.tsx';
import styles from './SecurityCentre.module.css';

interface Props {
  /** Address of the present picture. */
  current: string | null;
  onDone: () => void;
}

/** The pictures of the platform's list; a press chooses one. */
export function AvatarChoice({ current, onDone }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('security-centre');
  const avatars = useRead('avatars');
  const { data, isError } = avatars;
  const { failure, attempt } = useAttempt();
  const [saving, setSaving] = useState<string | null>(null);
  if (isError && data === undefined) {
    return <ReadFailed reads={[avatars]} />;
  }
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton shape="block" className={styles.avatars} />
      </Loading>
    );
  }

  const choose = async (avatar: string) => {
    if (saving !== null) return;
    setSaving(avatar);
    await attempt(async () => {
      const reply = await portal.client.call('saveProfile', { avatar }).finally(() => afterWrite(portal, 'saveProfile'));
      if (!reply.ok) return reply;
      portal.overlay.toast({ key: 'security-centre:saved' }, 'ok');
      onDone();
      return null;
    });
    setSaving(null);
  };
  return (
    <div>
      <FormFailure text={failure} />
      <div className={styles.avatars} role="group" aria-label={t('row_avatar')}>
        {data.rows.map(({ id, url }, index) => (
          <button
            key={id}
            type="button"
            className={styles.avatar}
            data-action="chooseAvatar"
            aria-label={t('avatar_number', { number: index + 1 })}
            aria-pressed={url === current}
            aria-busy={saving === id || undefined}
            onClick={() => void choose(id)}
          >
            <Avatar size="lg" src={imageUrl(portal, url)} fallbackSrc={`/images/${portal.brand.images.fallbackAvatar}`} />
          </button>
        ))}
      </div>
    </div>
  );
}
