import { useTranslation } from 'react-i18next';
import type { MemberSecurityResponse } from '#contract/types.ts';
import { anyText } from '#engine/fields/fieldRules.ts';
import type { FormField } from '#state/forms/formField.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { CodeField } from './CodeField.tsx';
import type { CodeChannel } from './codeWaits.ts';
import styles from '../SecurityCentre.module.css';
import { FormFrame } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface Props {
  state: Pick<MemberSecurityResponse, 'mobile' | 'email' | 'twoStep'>;
  onOpen: (row: 'mobile' | 'email') => void;
  onDone: () => void;
}

const code: FormField = { name: 'verificationCode', rule: anyText, required: true };

/** Switches the second step of the login, proved by a code to the bound number or address. */
export function TwoStepForm({ state, onOpen, onDone }: Props) {
  const { client } = usePortal();
  const { t } = useTranslation('security-centre');
  const bound: CodeChannel[] = [...(state.mobile ? (['sms'] as const) : []), ...(state.email ? (['email'] as const) : [])];
  const [chosen, setChosen] = useDraft<CodeChannel>('security:twoStep', bound[0] ?? 'sms');
  const ruleForm = useRuleForm([code]);
  const channel = state.twoStep ?? chosen;
  const enabled = state.twoStep === null;
  const { failure, save } = useSave(ruleForm, {
    call: 'setTwoStep',
    request: ({ verificationCode = '' }) => ({ enabled, channel, verificationCode }),
    done: enabled ? 'security-centre:two_step_on' : 'security-centre:two_step_off',
    onDone,
  });
  if (bound.length === 0) {
    return (
      <div className={styles.choices}>
        <p className="small muted">{t('two_step_unbound')}</p>
        <Button size="sm" onClick={() => onOpen('mobile')}>
          {t('row_mobile')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onOpen('email')}>
          {t('row_email')}
        </Button>
      </div>
    );
  }
  return (
    <FormFrame form={ruleForm.form} failure={failure} onSubmit={save} submitLabel={t(enabled ? 'turn_on' : 'turn_off')}>
      <p className="small muted">{t(enabled ? 'two_step_text' : 'two_step_off_text')}</p>
      {enabled && bound.length > 1 && (
        <Segmented
          block
          label={t('two_step_channel')}
          options={bound.map((value) => ({ value, label: t(`channel_${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <CodeField
        key={channel}
        channel={channel}
        target={null}
        send={() => (channel === 'sms' ? client.call('smsBind', {}) : client.call('emailBind', {}))}
      />
    </FormFrame>
  );
}
