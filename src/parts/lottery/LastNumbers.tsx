import { type ReactNode, useEffect, useState } from 'react';
import type { DrawnNumbers, Game } from '#contract/types.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

type NumbersOf = (game: Game) => DrawnNumbers | null;

interface Props {
  /** Changes after a draw. */
  drawn: string;
  children: (numbersOf: NumbersOf) => ReactNode;
}

/** The limit of one answer. */
const COUNT = 100;
const unknown: NumbersOf = () => null;

/** The last numbers of each lottery, where known; for members only (D-49). */
export function LastNumbers({ drawn, children }: Props) {
  const signedIn = useSession((state) => state.token !== null);
  return signedIn ? <MemberNumbers drawn={drawn}>{children}</MemberNumbers> : children(unknown);
}

function MemberNumbers({ drawn, children }: Props) {
  const opened = useRead('openedNumero', { count: COUNT });
  const [asked, setAsked] = useState(drawn);
  useEffect(() => {
    if (drawn === asked) return;
    setAsked(drawn);
    opened.refetch();
    // oxlint-disable-next-line exhaustive-deps -- once per draw
  }, [drawn, asked]);
  // the latest come first
  const latest = new Map(opened.data?.toReversed().map((one) => [one.gameCode, one]));
  return children((game) => latest.get(lotteryCode(game)) ?? null);
}
