import { useTranslation } from 'react-i18next';
import type { ProfileRequest } from '#contract/types.ts';
import { readRule } from '#engine/fields/fieldRules.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useDraftForm } from '#state/drafts/useDraftForm.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { loadMember } from '#state/session/member.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

type ProfileField = Exclude<keyof ProfileRequest, 'avatar'>;

interface Props {
  fields: readonly ProfileField[];
  /** The present values. */
  known?: Readonly<Record<string, string>>;
  /** Empty values remove what is set. */
  isOptional?: boolean;
  /** Says that the value can be set once. */
  isOnce?: boolean;
  onDone: () => void;
}

/** Values of the profile, by the rules of the registration. Sends those that changed. */
export function ProfileForm({ fields: names, known = {}, isOptional = false, isOnce = false, onDone }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('security-centre');
  const settings = useSystem((state) => state.registerSettings) as Readonly<Record<string, unknown>>;
  const fields = names.map((name): FormField => ({ name, rule: readRule(settings[name]), required: !isOptional }));
  const present = Object.fromEntries(names.map((name) => [name, known[name] ?? '']));
  const ruleForm = useDraftForm(`security:${names.join()}`, fields, present);
  const { failure, save } = useSave(ruleForm, {
    call: 'saveProfile',
    request: (values) => {
      const changed = names.filter((name) => isOnce || values[name] !== (known[name] ?? ''));
      // without a change the platform confirms what stands
      const sent = changed.length === 0 ? names : changed;
      return Object.fromEntries(sent.map((name) => [name, values[name] ?? '']));
    },
    done: 'security-centre:saved',
    onDone: () => {
      ruleForm.forget();
      if (names.includes('nickname')) void loadMember(portal).catch(() => undefined);
      onDone();
    },
  });
  return (
    <FormFrame form={ruleForm.form} failure={failure} onSubmit={save}>
      {isOnce && <Alert tone="warn">{t('once')}</Alert>}
      <RuleFields form="security" fields={fields} />
    </FormFrame>
  );
}
