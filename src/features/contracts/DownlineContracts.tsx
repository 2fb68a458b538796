import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { MissingRows } from '#parts/feedback/MissingRows.tsx';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Contracts.module.css';
import { DownlineContractKind } from './DownlineContractKind.tsx';
import { useContracts } from './useContracts.ts';

/** The contracts of a downline, kind by kind, and what can be done with them. */
export function DownlineContracts({ account, isPart = false }: { account: string; isPart?: boolean }) {
  const flags = useSystem((state) => state.flags);
  const { rows, missing, reads } = useContracts({ scope: 'DOWNLINE', account });
  if (rows !== null) {
    return (
      <>
        <MissingRows count={missing} />
        {kindNames
          .filter((kind) => flags.isOn(kindFlags[kind]))
          .map((kind) => (
            <DownlineContractKind
              key={kind}
              kind={kind}
              account={account}
              isPart={isPart}
              contracts={rows.filter((one) => one.kind === kind)}
            />
          ))}
      </>
    );
  }
  if (reads.some(({ isError }) => isError)) return <ReadFailed reads={reads} />;
  return (
    <Loading>
      <Skeleton shape="block" className={styles.skeleton} />
    </Loading>
  );
}
