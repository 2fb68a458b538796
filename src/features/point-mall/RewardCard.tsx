import { useTranslation } from 'react-i18next';
import type { PointReward } from '#contract/types.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { imageUrl } from '#state/content/images.ts';
import { useOnline } from '#state/reads/online.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { QuantityStepper } from '#ui/controls/QuantityStepper.tsx';
import styles from './Rewards.module.css';
import { usePointWords } from './usePointWords.ts';
import { useSpend } from './useSpend.ts';

interface Props {
  reward: PointReward;
  points: number;
  hasPassword: boolean;
}

/** One reward; an unaffordable one shows the missing points. */
export function RewardCard({ reward, points, hasPassword }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('point-mall');
  const words = usePointWords();
  const spend = useSpend();
  const isOnline = useOnline();
  const [wanted, setWanted] = useDraft(`wanted:${reward.rewardId}`, 1);
  const { rewardId, name, redeemAmount, image, description } = reward;
  const stock = reward.stock ?? null;
  const most = Math.min(stock ?? 99, 99, redeemAmount > 0 ? Math.floor(points / redeemAmount) : 99);
  const quantity = Math.max(1, Math.min(wanted, most));
  const cost = redeemAmount * quantity;

  const redeem = () =>
    spend({
      call: 'redeemPoint',
      object: rewardId,
      title: t('redeem_title'),
      lines: [
        { label: t('reward'), value: quantity === 1 ? name : `${quantity} × ${name}` },
        { label: t('cost'), value: words.number(cost) },
        { label: t('points_after'), value: words.number(points - cost) },
      ],
      confirm: t('redeem'),
      hasPassword,
      contact: reward.requireSocialId ?? null,
      request: (paymentPassword, socialId) => ({
        rewardId,
        quantity,
        paymentPassword,
        ...(socialId === '' ? {} : { socialId }),
      }),
      done: t('redeemed', { name }),
    });

  return (
    <PictureCard
      data-reward={rewardId}
      picture={image && <LazyImage src={imageUrl(portal, image)} alt="" width={400} height={225} />}
    >
      <h2 className="h-s">{name}</h2>
      {description && <p className="small muted">{description}</p>}
      <div className={styles.terms}>
        <p className={`num ${styles.price}`}>
          <Icon name="coins" size={18} />
          {t('points', { count: redeemAmount, points: words.number(redeemAmount) })}
        </p>
        <p className="small subtle">
          {stock === null ? t('stock_unlimited') : stock === 0 ? <Badge>{t('sold_out')}</Badge> : t('stock', { count: stock })}
        </p>
      </div>
      <div className={styles.act}>
        {stock === 0 ? (
          <Button size="sm" disabled>
            {t('redeem')}
          </Button>
        ) : redeemAmount > points ? (
          <label className={`small muted num ${styles.goal}`}>
            {t('to_go', { points: words.number(redeemAmount - points) })}
            <Progress value={points} max={redeemAmount} />
          </label>
        ) : (
          <>
            <QuantityStepper
              label={t('quantity_of', { name })}
              lessLabel={t('less')}
              moreLabel={t('more')}
              value={quantity}
              max={most}
              onChange={setWanted}
            />
            <Button size="sm" aria-label={t('redeem_name', { name })} disabled={!isOnline} onClick={() => void redeem()}>
              {t('redeem')}
            </Button>
          </>
        )}
      </div>
    </PictureCard>
  );
}
