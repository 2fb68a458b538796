/** The ids at other services that a member may give, by field key. */
export const contactKeys = ['line', 'zalo', 'whatsapp', 'wechat', 'facebook', 'qqNum', 'telegram'] as const;
