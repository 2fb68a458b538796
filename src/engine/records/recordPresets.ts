/** Spans of days that end today, by the first and the last day counted from today. */
export const recordPresets = { today: [0, 0], yesterday: [-1, -1], last7: [-6, 0], last30: [-29, 0] } as const;

export type RecordPreset = keyof typeof recordPresets;

export const isRecordPreset = (text: string): text is RecordPreset => Object.hasOwn(recordPresets, text);
