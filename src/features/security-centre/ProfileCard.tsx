import { Moment } from '#parts/moments/Moment.tsx';
import { useTranslation } from 'react-i18next';
import type { MemberSecurityResponse } from '#contract/types.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { GradientBadge } from '#ui/member/GradientBadge.tsx';
import { Avatar } from '#ui/member/Avatar.tsx';
import { AvatarChoice } from './AvatarChoice.tsx';
import { RowForm } from './RowForm.tsx';
import styles from './SecurityCentre.module.css';
import type { OpenRow } from './useOpenRow.ts';

interface Props {
  logins: MemberSecurityResponse['logins'];
  openRow: OpenRow;
}

/** Who the member is: picture, account, nickname, level, last login. */
export function ProfileCard({ logins, openRow: { row, open } }: Props) {
  const portal = usePortal();
  const { brand } = portal;
  const { t } = useTranslation('security-centre');
  const member = useSession((state) => state.member);
  const avatar = useRead('playerAvatar');
  const label = member?.clubLabel ?? null;
  const others = logins.filter(({ current = false }) => !current).map(({ time }) => time);
  const nickname = member?.nickname ?? '';
  const close = () => open('');
  return (
    <Card as="section" className={styles.profile} aria-label={t('personal')}>
      <div className={styles.person} data-row="avatar">
        <Avatar size="lg" src={imageUrl(portal, avatar.data?.url ?? '')} fallbackSrc={`/images/${brand.images.fallbackAvatar}`} />
        <Button
          size="sm"
          variant="secondary"
          data-action="avatar"
          aria-expanded={row === 'avatar'}
          onClick={() => open(row === 'avatar' ? '' : 'avatar')}
        >
          {t(row === 'avatar' ? 'close' : 'change_avatar')}
        </Button>
      </div>
      {row === 'avatar' && <AvatarChoice current={avatar.data?.url ?? null} onDone={close} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t('account')}</dt>
          <dd className="ellipsis">{member?.account ?? ''}</dd>
        </div>
        <div data-row="nickname">
          <dt>{t('fields:nickname')}</dt>
          <dd>
            <span className="ellipsis">{nickname === '' ? t('none') : nickname}</span>
            <Button
              size="xs"
              variant="text"
              data-action="nickname"
              aria-label={t('change_nickname')}
              aria-expanded={row === 'nickname'}
              onClick={() => open(row === 'nickname' ? '' : 'nickname')}
            >
              {t(row === 'nickname' ? 'close' : 'change')}
            </Button>
          </dd>
        </div>
        {row === 'nickname' && (
          <div className={styles.wide}>
            <RowForm form="profile" props={{ fields: ['nickname'], known: { nickname }, onDone: close }} />
          </div>
        )}
        {label && (
          <div>
            <dt>{t('level')}</dt>
            <dd>
              <GradientBadge from={label.color ?? ''} to={label.color2 ?? ''} icon="crown">
                {label.labelName}
              </GradientBadge>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('last_login')}</dt>
          <dd className="num">{others.length === 0 ? t('none') : <Moment ms={Math.max(...others)} />}</dd>
        </div>
      </dl>
    </Card>
  );
}
