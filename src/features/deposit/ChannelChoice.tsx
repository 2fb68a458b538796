import { useTranslation } from 'react-i18next';
import type { DepositChannel } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './Deposit.module.css';

interface Props {
  channels: readonly DepositChannel[];
  /** Id of the chosen channel. */
  value: string;
  onChange: (id: string) => void;
}

/** The channels as cards. */
export function ChannelChoice({ channels, value, onChange }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('deposit');
  const money = useMoney();
  return (
    <fieldset>
      <legend className={`h-s ${styles.legend}`}>{t('step_channel')}</legend>
      <div className={styles.channels}>
        {channels.map(({ id, type, name, logo, min, max, fee }) => (
          <RadioCard
            key={id}
            name="channelId"
            value={id}
            selected={id === value}
            onSelect={() => onChange(id)}
            hidesRadio
            className={styles.channel}
            data-channel={id}
          >
            <span className={styles.channelHead}>
              <LazyImage src={logo === undefined ? '' : imageUrl(portal, logo)} alt="" className={styles.logo} />
              {id === value && <Icon name="circle-check" size={20} className={styles.tick} />}
            </span>
            <b>{name}</b>
            <span className="small muted">{t(`type_${type}`)}</span>
            <span className="small num">
              {money(min)} – {money(max)}
            </span>
            <span className="small muted num">
              {fee === undefined || compareAmounts(fee, '0') === 0 ? t('no_fee') : t('fee_of', { fee: money(fee) })}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
