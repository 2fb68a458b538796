import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateRegisterLinkRequest, NewAccountType, RegisterLink } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

interface LinkInput {
  write: WriteForm<CreateRegisterLinkRequest>;
  type: NewAccountType;
  setType: (type: NewAccountType) => void;
  /** Last day of its validity, `yyyy-MM-dd`; empty for none. */
  day: string;
  setDay: (day: string) => void;
  /** Today, in the brand's zone. */
  today: string;
  dayFault: string | null;
  remark: string;
  setRemark: (remark: string) => void;
  failure: string | null;
  /** `link` is null where the records show it and the answer was lost. */
  done: { link: RegisterLink | null } | null;
  send: (isIncomplete: boolean) => void;
}

/** The link being described, and its write. */
export function useLinkForm(): LinkInput {
  const { brand, client } = usePortal();
  const { t } = useTranslation(['register-centre', 'errors', 'writes']);
  const [type, setType] = useDraft<NewAccountType>('registerLink:type', 'MEMBER');
  const [day, setDay] = useDraft('registerLink:day', '');
  const [remark, setRemark] = useDraft('registerLink:remark', '');
  const [dayFault, setDayFault] = useState<string | null>(null);
  const [done, setDone] = useState<LinkInput['done']>(null);
  const today = dayOf(client.clock.now(), brand.timeZone);
  const write = useWrite('createRegisterLink', '', {
    onDone(link) {
      setDone({ link });
      setDay('');
      setRemark('');
    },
  });
  return {
    write,
    type,
    setType,
    day,
    setDay(next) {
      setDay(next);
      setDayFault(null);
    },
    today,
    dayFault,
    remark,
    setRemark,
    failure: write.failure === null ? null : messageText(t, write.failure),
    done,
    send(isIncomplete) {
      setDone(null);
      const { endTime } = timeSpan({ from: '', to: day }, brand.timeZone);
      const isWrong = isIncomplete || (day !== '' && (endTime === undefined || day < today));
      setDayFault(isWrong ? t('day_wrong') : null);
      if (isWrong) return;
      const words = remark.trim();
      const request = { type, ...(endTime !== undefined && { validUntil: endTime }), ...(words !== '' && { remark: words }) };
      void write.run(async () => ({ request }));
    },
  };
}
