import { useState } from 'react';
import { registrationKinds, type RegistrationKind } from '#engine/fields/registerForm.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { RegisterClosed } from './RegisterClosed.tsx';

/** Registration by its open methods, or the reason why it is closed (F11). */
export function RegisterForm() {
  const flags = useSystem((state) => state.flags);
  const settingsKnown = useSystem((state) => state.settingsKnown && Object.keys(state.registerSettings).length > 0);
  const [chosen, setChosen] = useState<RegistrationKind | null>(null);
  const kinds = registrationKinds(flags);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];

  if (kind === undefined || !settingsKnown) return <RegisterClosed />;
  return <FieldsForm kinds={kinds} kind={kind} onKind={setChosen} />;
}
