import type { FieldName } from './fields.ts';

/** The sixteen fields whose rules the platform sends. */
export const ruleFieldNames = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'recommenderId',
] as const satisfies readonly FieldName[];
