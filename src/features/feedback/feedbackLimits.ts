/** Length of the words (FBK-02, D-70) and of the contact, in characters as people count them. */
export const contentBounds = { minLength: 5, maxLength: 140 } as const;
export const contactMax = 100;
