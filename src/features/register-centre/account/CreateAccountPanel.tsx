import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { CreatedAccount } from './CreatedAccount.tsx';
import type { Credentials } from './useCreateAccount.ts';

/** Creates an account below the agent, and shows once how it signs in. */
export function CreateAccountPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('register-centre');
  const templates = useRead('agentAccountTemplates');
  const settings = useSystem((system) => system.registerSettings) as Readonly<Record<string, unknown>>;
  const memberSite = templates.data?.memberSite ?? null;
  const [created, setCreated] = useState<Credentials | null>(null);
  const state = stateOfReads([templates]);
  useEffect(() => onState?.(state), [onState, state]);
  return (
    <div {...slotProps}>
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[templates]} />}
      {state === 'loading' && <RecordSkeleton label={t('portal:loading')} />}
      {templates.data !== undefined &&
        (created === null ? (
          <CreateAccountForm
            settings={settings}
            templates={templates.data.templates}
            memberSite={memberSite}
            onCreated={setCreated}
          />
        ) : (
          <CreatedAccount credentials={created} memberSite={memberSite} onNext={() => setCreated(null)} />
        ))}
    </div>
  );
}
