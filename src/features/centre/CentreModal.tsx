import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import type { ModalProps } from '#engine/registry.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { useOverlay, usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { useNarrow } from '#ui/media/useNarrow.ts';
import { Overlay } from '#ui/overlay/Overlay.tsx';
import styles from './Centre.module.css';
import { CentreHead } from './CentreHead.tsx';
import { CentreMenu } from './CentreMenu.tsx';
import { entryOfPanel } from '#state/navigation/entryOfPanel.ts';
import { PanelView } from './PanelView.tsx';
import { useCentre } from './useCentre.ts';
import { usePanels } from '#state/panels/usePanels.ts';

/** An agent's tables have more columns. */
const widths = { member: 1200, agent: 1360 } as const;

/**
 * Menu and panel of the centre that the address names. A visitor logs in first and the centre opens then; a demo account, and
 * at the agent centre a member who is no agent, are told what it needs, and the page stays as it was.
 */
export function CentreModal({ slotProps }: ModalProps) {
  const portal = usePortal();
  const token = useSession((session) => session.token);
  const isMember = token !== null;
  const isDemo = useSession(({ memberType }) => memberType === portal.brand.agent.demoType);
  const isTypeKnown = useSession(({ memberType }) => memberType !== null);
  const { roles } = useEngine().conditions;
  const { address, close } = useCentre();
  const isForMe = address.menu === 'member' || roles.has('agent');
  const isAsked = useOverlay(({ modals }) => modals.some(({ name }) => name === 'loginPopupModal'));
  const wasAsked = useRef(false);
  const refuse = useEffectEvent(() => {
    close();
    if (isDemo) void realAccountOnly(portal);
    else void portal.overlay.warn({ title: { key: 'portal:agents_only' } });
  });
  useEffect(() => {
    if (!isMember) void openLogin(portal, { stay: true });
    else if (isDemo || (isTypeKnown && !isForMe)) refuse();
  }, [portal, isMember, isDemo, isTypeKnown, isForMe]);
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    // the login may be the one that an ended session opened: its end counts, however it was opened
    if (wasAsked.current && !isAsked && !isMember) giveUp();
    wasAsked.current = isAsked;
  }, [isAsked, isMember]);
  // what one member typed is not for the next, whose session may follow at once
  return isMember && !isDemo && isForMe ? <OpenCentre key={token} slotProps={slotProps} /> : null;
}

const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** A slash that is not typed into something is for the head's first button here, not for the search of the page. */
function pressFirstTool(event: KeyboardEvent<HTMLDialogElement>): void {
  const first = event.currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  const isTyped = (event.target as Element).closest(TYPED_IN) !== null;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped || !first?.checkVisibility()) return;
  event.preventDefault();
  first.click();
}

function OpenCentre({ slotProps }: Pick<ModalProps, 'slotProps'>) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const decide = useVisibility();
  const { address, show, change, close } = useCentre();
  const { menu, panel } = address;
  const loaded = usePanels();
  const { isPending } = useRead('balance');
  const isNarrow = useNarrow(true);
  const [isReady, setIsReady] = useState(false);
  // a read that failed is pending again with its next try
  if (!isReady && !isPending && (loaded.panels !== null || loaded.failed)) setIsReady(true);
  const items = useMenu(menu).filter(({ entry }) => entry.panel !== undefined || entry.link !== undefined);
  const isKnown = portal.snapshot.panels[menu].includes(panel);
  const shown = isKnown ? panel : items.find(({ entry }) => entry.panel !== undefined)?.entry.panel;
  const name = shown === undefined ? null : entryOfPanel(portal.brand, menu, shown);
  const decided = name === null ? null : decide({ kind: 'menuEntry', menu, name });
  const isClosed = decided !== null && !(decided.visible && decided.enabled);
  // an address opens no closed panel; one that is closed while it is shown says so in its place
  const [opened, setOpened] = useState<string | null>(null);
  if (isReady && shown !== undefined && !isClosed && opened !== shown) setOpened(shown);
  const isRefused = isReady && isClosed && opened !== shown;
  const refuse = useEffectEvent(() => {
    close();
    void portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  // a phone shows the menu until a panel is chosen
  const view = panel === '' ? 'menu' : 'panel';
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement !== body.current && body.current?.contains(activeElement) && !activeElement?.checkVisibility();
    if (!isLost && activeElement !== document.body) return;
    const target = view === 'panel' ? 'h2' : '[aria-current], [data-entry]';
    body.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [view]);

  return (
    <Overlay
      {...slotProps}
      data-menu={menu}
      label={t(`centre_${menu}`)}
      onClose={close}
      width={widths[menu]}
      className={isReady && !isRefused ? styles.overlay : styles.waiting}
      delayMs={0}
      closeOnBack={false}
      onKeyDown={pressFirstTool}
    >
      {isReady && !isRefused ? (
        <div ref={body} className={styles.centre} data-view={view}>
          <div className={styles.side}>
            <CentreHead />
            {isNarrow && menu === 'member' && view === 'menu' && <Slot kind="section" name="vipCard" settings={{}} />}
            <CentreMenu items={items} current={name ?? ''} label={t(`centre_${menu}`)} />
          </div>
          <div className={styles.main}>
            {shown !== undefined && (
              <PanelView
                key={shown}
                loaded={loaded}
                menu={menu}
                name={shown}
                isClosed={isClosed}
                values={isKnown ? address.values : {}}
                onChange={change}
                onBack={() => show('')}
              />
            )}
          </div>
        </div>
      ) : (
        <Spinner label={t('portal:loading')} size="lg" />
      )}
      <IconButton icon="x" label={t('portal:close')} className={styles.close} onClick={close} />
    </Overlay>
  );
}
