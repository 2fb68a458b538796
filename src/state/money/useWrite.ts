import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { MessageText } from '#platform/errors/errors.ts';
import { panelIn } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { openWrite, type WriteName } from './openWrite.ts';
import { announceResult } from './announceResult.ts';
import type { WriteEnd } from './write.ts';
import { IN_FLIGHT_MS } from './writeMachine.ts';

/** The request, why it cannot be sent, or null when the person cancelled. */
export type Prepared<Request> = { request: Request } | { refused: MessageText } | null;

export interface WriteForm<Request> {
  /** `unknown`: the outcome is open and the records cannot be read; `absent`: they do not show it. */
  phase: 'ready' | 'sending' | 'checking' | 'unknown' | 'absent';
  failure: MessageText | null;
  /** When an open write may be discarded, epoch ms of the platform. */
  discardFrom: number | null;
  /** Sends it unless one is pending; an equal request of an open write is sent under the same key. */
  run: (prepare: () => Promise<Prepared<Request>>) => Promise<void>;
  /** Reads the platform's records again without sending. */
  check: () => Promise<void>;
  discard: () => Promise<void>;
}

interface Options<Request, Value> {
  /**
   * With the answer, or null when it was lost and the records show the write; `earlier`: begun before this form. `request` is what
   * was carried out; null where it was not sent from here.
   */
  onDone: (value: Value | null, earlier: boolean, request: Request | null) => void;
  /** For a form that shows no result: one of a try begun before it, or whose answer was lost, is told on the page. */
  tells?: 'earlier' | 'unanswered';
  /** True when a refusal is shown elsewhere and not as a failure of the form. */
  onRefused?: (refusal: { code: string; message: MessageText }) => boolean;
}

/**
 * The only hook for writes that move money or must not be repeated: deposit, withdraw, transfer, redeem, claim. A form resumes
 * an earlier open write, and a new key is created only after a final answer.
 */
export function useWrite<K extends WriteName>(
  call: K,
  object: string,
  { onDone, onRefused, tells }: Options<RequestOf<K>, ResponseOf<K>>,
): WriteForm<RequestOf<K>> {
  const portal = usePortal();
  const write = useMemo(() => openWrite(portal, call, object), [portal, call, object]);
  const state = useSyncExternalStore(write.subscribe, write.state, write.state);
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<MessageText | null>(null);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  // on a busy device a panel that was left is still drawn for a while
  const [openedOver] = useState(() => panelIn(portal.router.path()));
  const isLeft = () => !isShown.current || (openedOver !== null && panelIn(portal.router.path()) !== openedOver);

  const settle = (end: WriteEnd<ResponseOf<K>>) => {
    const request = write.request();
    if (isLeft() || (tells !== undefined && isEarlier(end, tells))) {
      // what becomes of it is nobody else's
      void write.isOwn().then((isOwn) => (isOwn ? announceResult(portal, { call, object, request }, end) : undefined));
    }
    if (end.kind === 'done') onDone(end.value, end.earlier, request);
    else if (end.kind === 'found') onDone(null, end.earlier, request);
    else if (end.kind === 'other') setFailure({ key: 'writes:other_request' });
    else if (end.kind === 'refused' && onRefused?.(end) !== true) setFailure(end.message);
  };
  const onOpened = useEffectEvent(settle);
  // reported even if the form is unmounted: the write is no longer open
  useEffect(() => void write.open().then((end) => onOpened(end)), [write]);
  const follow = async (work: () => Promise<WriteEnd<ResponseOf<K>>>) => {
    setFailure(null);
    settle(await work());
  };

  return {
    phase: isPreparing && state.phase === 'ready' ? 'sending' : state.phase,
    failure,
    discardFrom: state.phase === 'absent' ? state.write.at + IN_FLIGHT_MS : null,
    check: () => follow(write.check),
    discard: () => follow(write.discard),
    async run(prepare) {
      if (isPreparing) return;
      setPreparing(true);
      setFailure(null);
      try {
        const prepared = await prepare();
        if (prepared === null) return;
        if ('refused' in prepared) setFailure(prepared.refused);
        else settle(await write.send(prepared.request));
      } finally {
        setPreparing(false);
      }
    },
  };
}

function isEarlier(end: WriteEnd<unknown>, tells: 'earlier' | 'unanswered'): boolean {
  if (end.kind !== 'done' && end.kind !== 'found') return false;
  return end.earlier || (tells === 'unanswered' && end.kind === 'found');
}
