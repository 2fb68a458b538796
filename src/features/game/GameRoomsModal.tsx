import { useTranslation } from 'react-i18next';
import type { GameRoom } from '#contract/types.ts';
import { formatMoney } from '#engine/money/money.ts';
import type { ModalProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './GamePopupModal.module.css';

/** The rooms of a vendor or of one game; resolves with the selected one. */
export function GameRoomsModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation(['launch', 'errors']);
  const { vassalage = '', gameId } = params;
  const rooms = useRead('roomList', { vassalage, ...(gameId === undefined ? {} : { gameId }) });
  return (
    <Modal
      {...slotProps}
      title={t('rooms_title', { game: params['title'] ?? vassalage })}
      closeLabel={t('portal:close')}
      onClose={() => close()}
    >
      {rooms.isPending && (
        <Loading className={styles.rooms}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className={styles.line} />
          ))}
        </Loading>
      )}
      {rooms.isError && (
        <ErrorState
          title={t('rooms_failed')}
          text={errorMessage(t, rooms.error, t('errors:network_abnormal'))}
          retryLabel={t('portal:retry')}
          retrying={rooms.isFetching}
          onRetry={rooms.refetch}
        />
      )}
      {rooms.data?.length === 0 && <EmptyState icon="gamepad-2" title={t('rooms_none')} text={t('rooms_none_text')} />}
      {rooms.data !== undefined && rooms.data.length > 0 && (
        <ul className={styles.rooms}>
          {rooms.data.map((room) => (
            <li key={room.roomId}>
              <Room room={room} onOpen={() => close(room.roomId)} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Room({ room, onOpen }: { room: GameRoom; onOpen: () => void }) {
  const { brand } = usePortal();
  const { t } = useTranslation('launch');
  const language = usePreferences((state) => state.language);
  const isOpen = room.status === 'open';
  const details = [
    room.minBet === undefined ? null : t('room_from', { amount: formatMoney(room.minBet, { ...brand.currency, language }) }),
    room.players === undefined ? null : t('room_players', { count: room.players }),
  ].filter((detail) => detail !== null);
  return (
    <button type="button" className={styles.room} aria-disabled={!isOpen} onClick={() => isOpen && onOpen()}>
      <span className={styles.name}>{room.name}</span>
      <span className={`num ${styles.detail}`}>{details.join(' · ')}</span>
      <span className={styles.status} data-open={isOpen || undefined}>
        {t(`room_${room.status}`)}
      </span>
    </button>
  );
}
