import fc from 'fast-check';

/** An ordinary run draws the same values each time; a deep one draws others, and a failure names the seed that draws them again. */
if (process.env['DEEP'] === undefined) fc.configureGlobal({ seed: 20_780 });
