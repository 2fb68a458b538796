import { useTranslation } from 'react-i18next';
import type { BankCardsResponse, MemberSecurityResponse } from '#contract/types.ts';
import { RowForm } from './RowForm.tsx';
import { contactKeys, type CountedRow, countedRows, setRows } from './rows.ts';
import styles from './SecurityCentre.module.css';
import { SecurityRow } from './SecurityRow.tsx';
import type { OpenRow } from './useOpenRow.ts';

interface Props {
  state: MemberSecurityResponse;
  cards: BankCardsResponse;
  openRow: OpenRow;
}

/** One row for each value that protects the account. */
export function SecurityRows({ state, cards, openRow }: Props) {
  const { t } = useTranslation('security-centre');
  const isSet = setRows(state, cards.rows.length);
  const { open } = openRow;
  const done = (name: CountedRow) => ({ onDone: () => openRow.close(name) });
  const contacts = contactKeys.filter((key) => (state.contacts[key] ?? '') !== '');

  const details: Record<CountedRow, string> = {
    loginPassword: t('login_password_text'),
    paymentPassword: t('payment_password_text'),
    mobile: state.mobile ?? t('mobile_text'),
    email: state.email ?? t('email_text'),
    bankCards:
      cards.rows.length === 0 ? t('bank_cards_text') : t('bank_cards_count', { count: cards.rows.length, max: cards.max }),
    twoStep: state.twoStep === null ? t('two_step_none') : t(`two_step_by_${state.twoStep}`),
    payeeName: state.payeeName ?? t('payee_name_text'),
    birthday: state.birthday ?? t('birthday_text'),
    contacts:
      contacts.length === 0
        ? t('contacts_text')
        : contacts.map((key) => `${t(`contact_${key}`)} ${state.contacts[key]}`).join(' · '),
  };
  const actions: Record<CountedRow, string | null> = {
    loginPassword: t('change'),
    paymentPassword: t(isSet.paymentPassword ? 'change' : 'set_action'),
    mobile: t(isSet.mobile ? 'change' : 'bind'),
    email: t(isSet.email ? 'change' : 'bind'),
    bankCards: t(isSet.bankCards ? 'manage' : 'add'),
    twoStep: t(isSet.twoStep ? 'turn_off' : 'turn_on'),
    payeeName: isSet.payeeName ? null : t('set_action'),
    birthday: isSet.birthday ? null : t('set_action'),
    contacts: t(isSet.contacts ? 'change' : 'add'),
  };
  const forms: Record<CountedRow, React.ReactNode> = {
    loginPassword: null,
    paymentPassword: <RowForm form="paymentPassword" props={{ hasOne: isSet.paymentPassword, ...done('paymentPassword') }} />,
    mobile: <RowForm form="bind" props={{ field: 'mobileNum', ...done('mobile') }} />,
    email: <RowForm form="bind" props={{ field: 'email', ...done('email') }} />,
    bankCards: (
      <RowForm form="bankCards" props={{ cards, payeeName: state.payeeName ?? '', onOpenName: () => open('payeeName') }} />
    ),
    twoStep: <RowForm form="twoStep" props={{ state, onOpen: open, ...done('twoStep') }} />,
    payeeName: <RowForm form="profile" props={{ fields: ['payeeName'], isOnce: true, ...done('payeeName') }} />,
    birthday: <RowForm form="profile" props={{ fields: ['birthday'], isOnce: true, ...done('birthday') }} />,
    contacts: (
      <RowForm form="profile" props={{ fields: contactKeys, known: state.contacts, isOptional: true, ...done('contacts') }} />
    ),
  };
  return (
    <ul className={styles.rows}>
      {(Object.keys(countedRows) as CountedRow[]).map((name) => (
        <SecurityRow
          key={name}
          name={name}
          icon={countedRows[name]}
          title={t(`row_${name}`)}
          detail={details[name]}
          isSet={isSet[name]}
          action={actions[name]}
          openRow={openRow}
          {...(name === 'loginPassword' ? { onAct: () => open(name) } : {})}
        >
          {forms[name]}
        </SecurityRow>
      ))}
    </ul>
  );
}
