import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { forgetMe } from './remembered.ts';

/** Remembers for 24 hours; unticking deletes the remembered data at once. */
export function RememberBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('login');
  return (
    <Checkbox
      name="rememberMe"
      checked={checked}
      onChange={(event) => {
        onChange(event.target.checked);
        if (!event.target.checked) void forgetMe();
      }}
    >
      {t('remember_me')}
    </Checkbox>
  );
}
