import { brandMistakes } from './brandMistakes.fixture.ts';
import { consistencyMistakes } from './consistencyMistakes.fixture.ts';
import { contentMistakes } from './contentMistakes.fixture.ts';
import { gameMistakes } from './gameMistakes.fixture.ts';
import { languageMistakes } from './languageMistakes.fixture.ts';
import { layoutMistakes } from './layoutMistakes.fixture.ts';
import { mappingMistakes } from './mappingMistakes.fixture.ts';
import { menuMistakes } from './menuMistakes.fixture.ts';
import { panelMistakes } from './panelMistakes.fixture.ts';
import { safetyMistakes } from './safetyMistakes.fixture.ts';
import { sandboxMistakes } from './sandboxMistakes.fixture.ts';
import { textMistakes } from './textMistakes.fixture.ts';
import { themeMistakes } from './themeMistakes.fixture.ts';

/** The tables of mistakes by name. */
export const mistakeGroups = {
  brandMistakes,
  themeMistakes,
  layoutMistakes,
  contentMistakes,
  menuMistakes,
  mappingMistakes,
  panelMistakes,
  textMistakes,
  languageMistakes,
  sandboxMistakes,
  gameMistakes,
  safetyMistakes,
  consistencyMistakes,
};
