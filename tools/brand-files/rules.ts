interface RuleEntry {
  /** A brand with an error is neither published nor shown. */
  severity: 'error' | 'warning';
  /** What the rule asks for. */
  about: string;
}

/** Everything that can be wrong with a brand folder. Reports, `check --rules` and SARIF read this table. */
export const rules = {
  // files
  unreadable: { severity: 'error', about: 'The brand folder and everything it extends exist.' },
  syntax: { severity: 'error', about: 'Files are strict JSON: no comments, no trailing commas.' },
  'byte-order-mark': { severity: 'error', about: 'Files are UTF-8 without a byte order mark.' },
  'duplicate-key': { severity: 'error', about: 'An object has each key once.' },
  'forbidden-key': { severity: 'error', about: 'No key reaches an object prototype.' },
  'too-deep': { severity: 'error', about: 'Values are nested no deeper than brand files need.' },
  'unknown-file': { severity: 'error', about: 'A folder holds only files that the engine reads.' },
  'missing-file': { severity: 'error', about: 'Each folder has its brand.json.' },

  // structure
  'schema-version': { severity: 'error', about: 'The folder is written for the format of this engine.' },
  'unknown-key': { severity: 'error', about: 'Every key is one that the schema knows.' },
  'missing-key': { severity: 'error', about: 'With all layers merged, nothing that is needed is missing.' },
  'wrong-type': { severity: 'error', about: 'Every value has the type that the schema asks for.' },
  'wrong-value': { severity: 'error', about: 'Every value is one that the schema allows.' },
  'duplicate-item': { severity: 'error', about: 'A list names each thing once.' },
  'folder-name': { severity: 'error', about: 'The id in brand.json is the name of the folder.' },
  'unknown-parent': { severity: 'error', about: 'extends names a brand folder.' },
  'extends-cycle': { severity: 'error', about: 'No brand extends itself, directly or through others.' },
  'extends-depth': { severity: 'error', about: 'A chain of brands has at most four layers.' },

  // names
  'unknown-name': {
    severity: 'error',
    about: 'Pages, regions, sections, fields, panels, modals, actions, routes, menus and entries that are named exist.',
  },
  'unknown-flag': { severity: 'error', about: 'Flags are names or modIds of flags.json.' },
  'unknown-text': { severity: 'error', about: 'Text keys are texts of the portal.' },
  'unknown-icon': { severity: 'error', about: "Icons are of the portal's set." },
  'unknown-image': { severity: 'error', about: 'Images that are named are in the images folder.' },
  'unknown-endpoint': { severity: 'error', about: 'Calls that are named are in the endpoint table.' },
  'unknown-path': { severity: 'error', about: 'Paths that links lead to belong to a route.' },
  'menu-target': { severity: 'error', about: 'A menu entry has exactly one target.' },
  'missing-param': { severity: 'error', about: "A menu entry gives every parameter of its route's path." },
  'path-twice': { severity: 'error', about: 'A path belongs to one route.' },
  'unreached-route': { severity: 'warning', about: 'Some menu, link or page of the portal leads to each route.' },
  'field-unlisted': { severity: 'error', about: 'Every field that the platform requires is in the order of the form.' },

  // hosts and addresses
  'host-twice': { severity: 'error', about: 'A host leads to one brand.' },
  'host-reserved': { severity: 'error', about: 'localhost names belong to nobody.' },
  'own-host-framed': { severity: 'error', about: 'What is shown in a frame never comes from the portal itself.' },
  'unsafe-url': { severity: 'error', about: 'Addresses are https without credentials, or paths of the portal.' },
  'host-not-listed': { severity: 'error', about: 'Addresses lead to hosts of security.hosts or of the brand.' },

  // texts
  'text-markup': { severity: 'error', about: 'Texts are plain: no HTML, no entities.' },
  'text-placeholder': { severity: 'error', about: 'A text has the placeholders of the text that it replaces.' },
  'missing-translation': { severity: 'warning', about: 'What is worded in one language is worded in all that the brand offers.' },
  'unused-texts': { severity: 'warning', about: 'Texts are in languages that the brand offers.' },
  'unsafe-html': { severity: 'error', about: 'HTML of contents has no scripts, handlers, frames or forms.' },

  // looks
  contrast: { severity: 'error', about: 'Every pair of colours has the contrast of WCAG 2.2 AA, in both themes.' },
  'image-type': { severity: 'error', about: 'An image file is what its name says, and of a type that its place can show.' },
  'image-size': { severity: 'error', about: 'An image file is no larger than its place allows.' },
  'unused-image': { severity: 'warning', about: 'Every file of the images folder is shown somewhere.' },

  // safety
  'inherited-identity': { severity: 'error', about: 'A brand says itself who runs it.' },
  'flag-floor': { severity: 'error', about: 'Only usernameRegister may be on while the platform does not have it.' },
  'flag-conflict': { severity: 'error', about: 'No feature is both required and forbidden.' },
  'safety-off': {
    severity: 'error',
    about: 'Age mark, responsibility text, licence footer and what protects players cannot be taken away.',
  },
  'unsealed-payloads': { severity: 'warning', about: 'Passwords leave the browser encrypted.' },

  // numbers and patterns
  'min-above-max': { severity: 'error', about: 'The least is not above the most, the start not after the end.' },
  'bad-pattern': { severity: 'error', about: 'A pattern can be used by the engine; otherwise it would accept everything.' },
  'costly-pattern': {
    severity: 'warning',
    about: 'A pattern has no repetition inside a repetition: other engines may hang on it.',
  },

  // sandbox
  'user-twice': { severity: 'error', about: 'Seed members have a phone number and an e-mail address of their own.' },
  'node-twice': { severity: 'error', about: 'A node stands once in the whitelabel tree.' },
  'scenario-cycle': { severity: 'error', about: 'No scenario extends itself, and chains are short.' },
} as const satisfies Record<string, RuleEntry>;

/** What can be wrong with a brand folder. */
export type Rule = keyof typeof rules;
