import { type ReactNode, useRef } from 'react';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** A failure in few words with its retry, in place of a part. */
export function Failure({ className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHeir(root);
  return (
    <div ref={root} role="alert" className={className}>
      {children}
    </div>
  );
}
