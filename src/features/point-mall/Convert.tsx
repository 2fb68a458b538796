import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/conditions.ts';
import { readAmount } from '#engine/money/amount.ts';
import { asciiDigits } from '#engine/values/asciiDigits.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useDraft } from '#state/drafts/draft.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './PointMallPage.module.css';
import { usePointWords } from './usePointWords.ts';
import { useSpend } from './useSpend.ts';

/** Converts points into money at the platform's ratio, with an exact preview. */
export function Convert() {
  const { t } = useTranslation('point-mall');
  const words = usePointWords();
  const language = usePreferences((state) => state.language);
  const spend = useSpend();
  const isOnline = useOnline();
  const balance = useRead('pointBalance');
  const config = useRead('pointConfig');
  const [text, setText] = useDraft('convert', '');
  const [asked, setAsked] = useState(false);

  if (balance.isPending || config.isPending) {
    return (
      <Loading>
        <Skeleton shape="block" className={styles.rows} />
      </Loading>
    );
  }
  if (balance.data === undefined || config.data === undefined) {
    return <ReadFailed reads={[balance, config]} />;
  }
  const available = balance.data.currentPoint;
  const { pointsRatio, minConvert = 1, step = 1, hasPaymentPassword = true } = config.data;
  const read = readAmount(text, language, { decimals: 0 });
  // fewer digits than a number holds exactly
  const points = 'amount' in read && read.amount.length <= 12 ? Number(read.amount) : 0;
  const worth = words.worth(points, pointsRatio);
  const most = Math.floor(available / step) * step;
  const fault =
    points < minConvert
      ? t('convert_min', { points: words.number(minConvert) })
      : points % step !== 0
        ? t('convert_step', { points: words.number(step) })
        : points > available
          ? t('errors:insufficient_points')
          : null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== null) return void (event.currentTarget as HTMLFormElement).querySelector('input')?.focus();
    void spend({
      call: 'convertPoint',
      object: '',
      title: t('convert_title'),
      lines: [
        { label: t('cost'), value: words.number(points) },
        { label: t('you_receive'), value: worth ?? '' },
        { label: t('points_after'), value: words.number(available - points) },
      ],
      confirm: t('convert'),
      hasPassword: isSwitchedOn(hasPaymentPassword),
      contact: null,
      request: (paymentPassword) => ({ points, paymentPassword }),
      done: t('converted', { money: worth ?? '' }),
    }).then((carriedOut) => {
      if (!carriedOut) return;
      setText('');
      setAsked(false);
    });
  };

  return (
    <Card as="section" pad="lg" className={styles.form} aria-label={t('view_convert')}>
      <form className={styles.convert} noValidate onSubmit={send}>
        <p className="muted">{t('convert_rule', { min: words.number(minConvert), step: words.number(step) })}</p>
        <TextField
          required
          label={t('points_to_convert')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) =>
            setText(
              asciiDigits(event.currentTarget.value)
                .replace(/[^\d., ]/g, '')
                .slice(0, 16),
            )
          }
          error={asked ? fault : null}
          hint={t('available', { points: words.number(available) })}
        />
        <div className={styles.quick}>
          {[minConvert, most]
            .filter((one, at, all) => one >= minConvert && one <= available && all.indexOf(one) === at)
            .map((one) => (
              <Button key={one} size="sm" variant="secondary" onClick={() => setText(String(one))}>
                {t(one === most ? 'convert_all' : 'convert_least', { points: words.number(one) })}
              </Button>
            ))}
        </div>
        <p className={styles.preview} aria-live="polite">
          <span className="muted">{t('you_receive')}</span>
          <span className={`num ${styles.worth}`}>{worth ?? '–'}</span>
        </p>
        <Button type="submit" size="lg" block disabled={!isOnline}>
          {t('convert')}
        </Button>
      </form>
    </Card>
  );
}
