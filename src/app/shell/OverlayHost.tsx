import { messageText } from '#platform/errors/messageText.ts';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Slot } from '#engine/react/Slot.tsx';
import { hasUnsaved, mayLeave } from '#state/drafts/unsaved.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import type { Message, OpenDialog, OpenModal } from '#state/portal/overlay.ts';
import { useOverlay, usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { forgetFailedTexts } from '#state/portal/texts.ts';
import { closeOnBack } from '#ui/overlay/back/closeOnBack.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { Toasts } from '#ui/toast/Toasts.tsx';
import { BusyLayer } from './BusyLayer.tsx';
import { useCloseOnPanelExit } from './useCloseOnPanelExit.ts';
import { ModalFailed } from '../failures/ModalFailed.tsx';

/** Everything over the page: the centre, modals, dialogs, toasts, the loading indicator. */
export function OverlayHost() {
  const portal = usePortal();
  const { overlay } = portal;
  const { key } = useLocation();
  // a hold knows the entry at which it began
  useEffect(() => closeOnBack(() => mayLeave(portal), { layer: 'form', isHeld: () => hasUnsaved(portal) }), [portal, key]);
  // messages of failures are texts of `errors`, which no page loads
  const { t, ready } = useTranslation(['portal', 'errors'], { useSuspense: false });
  const { modals, dialogs, toasts, busy } = useOverlay((state) => state);
  const sayable = (message: Message | null): boolean =>
    ready || message === null || 'text' in message || message.key.startsWith('portal:');
  const say = (message: Message): string => messageText(t, message);

  return (
    <>
      <Centre />
      {modals.map((modal) => (
        <OpenedModal key={modal.id} modal={modal} />
      ))}
      {dialogs
        .filter(({ title, text }) => sayable(title) && sayable(text))
        .map((dialog) => (
          <OpenedDialog
            key={dialog.id}
            dialog={dialog}
            say={say}
            close={(confirmed) => overlay.closeDialog(dialog.id, confirmed)}
          />
        ))}
      {busy > 0 && <BusyLayer label={t('portal:loading')} />}
      <Toasts
        label={t('portal:messages')}
        closeLabel={t('portal:close')}
        onClose={(id) => overlay.closeToast(Number(id))}
        items={toasts
          .filter(({ message }) => sayable(message))
          .map(({ id, tone, message, action }) => ({
            id,
            tone,
            title: say(message),
            action:
              action === null ? undefined : { label: say(action.label), onPress: () => (overlay.closeToast(id), action.run()) },
          }))}
      />
    </>
  );
}

/**
 * What was opened over the site. A screen that replaces the site hides it with all that is typed in it; back again, what lay
 * above lies above. What is opened over such a screen is seen there.
 */
function OverSite({ children }: { children: ReactNode }) {
  const hasSite = useSystem((state) => state.screen === null);
  const [isOfSite] = useState(hasSite);
  return <Activity mode={isOfSite && !hasSite ? 'hidden' : 'visible'}>{children}</Activity>;
}

/** The centre that the address names; an address that is opened while there is no site waits for it. */
function Centre() {
  const { router } = usePortal();
  const { t } = useTranslation('portal');
  const hasSite = useSystem((state) => state.screen === null);
  const { search } = useLocation();
  const isNamed = centreOf(search) !== null;
  const [isOpen, setOpen] = useState(false);
  const opens = isNamed && (isOpen || hasSite);
  if (opens !== isOpen) setOpen(opens);
  if (!opens) return null;
  const close = () => router.navigate(withCentre(router.path(), null));
  return (
    <OverSite>
      <Slot
        kind="modal"
        name="centre"
        params={{}}
        locked={false}
        close={close}
        loading={<Spinner label={t('loading')} />}
        failed={(retry, cause) => <ModalFailed cause={cause} retry={retry} close={close} />}
      />
    </OverSite>
  );
}

function OpenedModal({ modal: { id, name, params, locked } }: { modal: OpenModal }) {
  const { overlay, texts } = usePortal();
  const { t } = useTranslation('portal');
  useCloseOnPanelExit(locked || name === 'loginPopupModal', () => overlay.closeModal(id));
  // its texts may have failed to load last time
  useState(() => forgetFailedTexts(texts));
  return (
    <OverSite>
      <Slot
        kind="modal"
        name={name}
        params={params}
        locked={locked}
        close={(result) => overlay.closeModal(id, result)}
        loading={<Spinner label={t('portal:loading')} />}
        failed={(retry, cause) => <ModalFailed cause={cause} retry={retry} close={() => overlay.closeModal(id)} />}
      />
    </OverSite>
  );
}

function OpenedDialog({
  dialog,
  say,
  close,
}: {
  dialog: OpenDialog;
  say: (message: Message) => string;
  close: (confirmed: boolean) => void;
}) {
  // a statement is for whoever left, too
  useCloseOnPanelExit(dialog.cancel === null, () => close(false));
  return (
    <OverSite>
      <Dialog
        tone={dialog.tone}
        isCancelFirst={dialog.isCancelFirst}
        title={say(dialog.title)}
        text={dialog.text === null ? undefined : say(dialog.text)}
        confirmLabel={say(dialog.confirm)}
        cancelLabel={dialog.cancel === null ? undefined : say(dialog.cancel)}
        timeoutMs={dialog.timeoutMs ?? undefined}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      />
    </OverSite>
  );
}
