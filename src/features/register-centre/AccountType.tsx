import { useTranslation } from 'react-i18next';
import type { NewAccountType } from '#contract/types.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';

interface Props {
  value: NewAccountType;
  onChange: (type: NewAccountType) => void;
}

/** What a new account becomes. */
export function AccountType({ value, onChange }: Props) {
  const { t } = useTranslation(['register-centre', 'records']);
  return (
    <Segmented
      block
      label={t('account_type')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'MEMBER', label: t('records:type_MEMBER'), icon: 'user-round' },
        { value: 'AGENT', label: t('records:type_AGENT'), icon: 'network' },
      ]}
    />
  );
}
