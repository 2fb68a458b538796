/** Twenty fields with typical rules, and valid, invalid and empty values for them. */
export const twentyFields = [
  ['username', { minLength: 6, maxLength: 14, patternId: 1 }, 'river27'],
  ['password', { minLength: 6, maxLength: 20, patternId: 5 }, 'River27Stone'],
  ['payeeName', { minLength: 2, maxLength: 50, patternId: 12 }, 'Ana Müller'],
  ['paymentPassword', { minLength: 6, maxLength: 6, patternId: 6 }, '12345'],
  ['email', { minLength: 6, maxLength: 80, patternId: 3 }, 'ana@example.com'],
  ['mobileNum', { minLength: 10, maxLength: 11, patternId: 6 }, '11987654321'],
  ['idNumber', { minLength: 9, maxLength: 18, patternId: 4 }, 'A123456789'],
  ['qqNum', { minLength: 5, maxLength: 11, patternId: 6 }, ''],
  ['line', { minLength: 4, maxLength: 20, patternId: 9 }, 'ana line'],
  ['whatsapp', { minLength: 10, maxLength: 15, patternId: 6 }, '5511987654321'],
  ['zalo', { minLength: 9, maxLength: 12, patternId: 6 }, ''],
  ['facebook', { minLength: 5, maxLength: 50, patternId: 9 }, 'ana.mueller'],
  ['wechat', { minLength: 6, maxLength: 20, patternId: 19 }, 'ana_wechat'],
  ['telegram', { minLength: 5, maxLength: 32, patternId: 19 }, 'ana'],
  ['skype', { minLength: 6, maxLength: 32, patternId: 19 }, 'live:ana.m'],
  ['nickname', { minLength: 2, maxLength: 20, patternId: 14 }, 'Ana77'],
  ['address', { minLength: 5, maxLength: 120, patternId: 0 }, '12 Stone Street'],
  ['occupation', { minLength: 2, maxLength: 40, patternId: 8 }, 'Nurse'],
  ['recommenderId', { minLength: 4, maxLength: 12, patternId: 4 }, 'friend01'],
  ['affiliateCode', { minLength: 6, maxLength: 10, patternId: 7 }, 'CODE2027'],
] as const;

type Name = (typeof twentyFields)[number][0];
type Fault = 'required' | 'length' | 'pattern' | null;

const within = (value: string, min: number, max: number): Fault => {
  const length = Array.from(value).length;
  return length < min || length > max ? 'length' : null;
};
const fits = (value: string, pattern: RegExp): Fault => (pattern.test(value) ? null : 'pattern');
const required = (value: string): Fault => (value.trim() === '' ? 'required' : null);

/** The same rules hand-written for this record, as a baseline of the engine's. */
export const byHand: Readonly<Record<Name, (value: string) => Fault>> = {
  username: (v) => required(v) ?? within(v, 6, 14) ?? fits(v, /^[A-Za-z][A-Za-z0-9]*$/),
  password: (v) =>
    (v === '' ? 'required' : null) ?? within(v, 6, 20) ?? fits(v, /^[A-Za-z0-9]+$/) ?? fits(v, /[A-Za-z]/) ?? fits(v, /\d/),
  payeeName: (v) => required(v) ?? within(v, 2, 50) ?? fits(v, /^[\p{L}\p{M} ]+$/u),
  paymentPassword: (v) => (v === '' ? 'required' : null) ?? within(v, 6, 6) ?? fits(v, /^\d+$/),
  email: (v) => required(v) ?? within(v, 6, 80) ?? fits(v, /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/),
  mobileNum: (v) => required(v) ?? within(v, 10, 11) ?? fits(v, /^\d+$/),
  idNumber: (v) => required(v) ?? within(v, 9, 18) ?? fits(v, /^[A-Za-z0-9]+$/),
  qqNum: (v) => required(v) ?? within(v, 5, 11) ?? fits(v, /^\d+$/),
  line: (v) => required(v) ?? within(v, 4, 20) ?? fits(v, /^\S+$/),
  whatsapp: (v) => required(v) ?? within(v, 10, 15) ?? fits(v, /^\d+$/),
  zalo: (v) => required(v) ?? within(v, 9, 12) ?? fits(v, /^\d+$/),
  facebook: (v) => required(v) ?? within(v, 5, 50) ?? fits(v, /^\S+$/),
  wechat: (v) => required(v) ?? within(v, 6, 20) ?? fits(v, /^[\x21-\x7E]+$/),
  telegram: (v) => required(v) ?? within(v, 5, 32) ?? fits(v, /^[\x21-\x7E]+$/),
  skype: (v) => required(v) ?? within(v, 6, 32) ?? fits(v, /^[\x21-\x7E]+$/),
  nickname: (v) => required(v) ?? within(v, 2, 20) ?? fits(v, /^[\p{L}\p{N}]+$/u),
  address: (v) => required(v) ?? within(v, 5, 120),
  occupation: (v) => required(v) ?? within(v, 2, 40) ?? fits(v, /^[A-Za-z ]+$/),
  recommenderId: (v) => required(v) ?? within(v, 4, 12) ?? fits(v, /^[A-Za-z0-9]+$/),
  affiliateCode: (v) => required(v) ?? within(v, 6, 10) ?? fits(v, /^[A-Za-z0-9]+$/) ?? fits(v, /[A-Z]/),
};
