import { useMoment } from './useMoment.ts';

/** A moment (epoch ms) in short, exact as its title; nothing for an invalid one. */
export function Moment({ ms, className }: { ms: number; className?: string | undefined }) {
  const { short, exact } = useMoment();
  const title = exact(ms);
  if (title === '') return null;
  return (
    <time className={className} dateTime={new Date(ms).toISOString()} title={title}>
      {short(ms)}
    </time>
  );
}
