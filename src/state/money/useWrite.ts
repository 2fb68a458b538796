import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { MessageText } from '#platform/errors/errors.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { openWrite, type WriteName } from './openWrite.ts';
import type { WriteEnd } from './write.ts';
import { IN_FLIGHT_MS } from './writeMachine.ts';

/** What a form sends, why it cannot, or null where the person has thought better of it. */
export type Prepared<Request> = { request: Request } | { refused: MessageText } | null;

export interface WriteForm<Request> {
  /** `unknown`: the outcome is open and the records cannot be read; `absent`: they do not show it. */
  phase: 'ready' | 'sending' | 'checking' | 'unknown' | 'absent';
  failure: MessageText | null;
  /** From when on an open write may be discarded, epoch ms at the platform. */
  discardFrom: number | null;
  /** Sends it unless one is on its way; while one is open, the same request goes again under the same key. */
  run: (prepare: () => Promise<Prepared<Request>>) => Promise<void>;
  /** Reads the platform's records again, and sends nothing. */
  check: () => Promise<void>;
  discard: () => Promise<void>;
}

interface Options<Value> {
  /** With the answer, or with null where it was lost and the records show the write; `earlier`: begun before this form. */
  onDone: (value: Value | null, earlier: boolean) => void;
  /** True when a refusal is shown elsewhere and is no failure of the whole form. */
  onRefused?: (refusal: { code: string; message: MessageText }) => boolean;
}

/**
 * The one hook for what moves money or cannot be repeated: deposit, withdraw, transfer, redeem, claim. A form opens into what
 * an earlier try has left open, and a new key is made only when that has come to an end.
 */
export function useWrite<K extends WriteName>(
  call: K,
  object: string,
  { onDone, onRefused }: Options<ResponseOf<K>>,
): WriteForm<RequestOf<K>> {
  const portal = usePortal();
  const write = useMemo(() => openWrite(portal, call, object), [portal, call, object]);
  const state = useSyncExternalStore(write.subscribe, write.state, write.state);
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<MessageText | null>(null);

  const settle = (end: WriteEnd<ResponseOf<K>>) => {
    if (end.kind === 'done') onDone(end.value, end.earlier);
    else if (end.kind === 'found') onDone(null, end.earlier);
    else if (end.kind === 'other') setFailure({ key: 'writes:other_request' });
    else if (end.kind === 'refused' && onRefused?.(end) !== true) setFailure(end.message);
  };
  const onOpened = useEffectEvent(settle);
  // told although the form may have gone meanwhile: what was found is open no longer
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
