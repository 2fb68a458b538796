import { useEffect, useState } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The platform's time, drawn anew every second; whole seconds change when the platform's do. */
export function useNow(): number {
  const { client } = usePortal();
  const [now, setNow] = useState(() => client.clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = client.clock.now();
      setNow(time);
      timer = setTimeout(tick, 1_000 - (time % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [client]);
  return now;
}
