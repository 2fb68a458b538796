interface RuleEntry {
  /** An error blocks publishing and serving. */
  severity: 'error' | 'warning';
  about: string;
}

/** All rules on brand folders, for reports, `check --rules` and SARIF. */
export const rules = {
  // files
  unreadable: { severity: 'error', about: 'The brand folder and its parents exist.' },
  syntax: { severity: 'error', about: 'Files are strict JSON: no comments, no trailing commas.' },
  'byte-order-mark': { severity: 'error', about: 'Files are UTF-8 without a byte order mark.' },
  'duplicate-key': { severity: 'error', about: 'Keys of an object are unique.' },
  'forbidden-key': { severity: 'error', about: 'Keys such as __proto__ are not allowed.' },
  'too-deep': { severity: 'error', about: 'The nesting depth is limited.' },
  'unknown-file': { severity: 'error', about: 'A folder holds only files that the engine reads.' },
  'unread-file': { severity: 'warning', about: 'A folder holds no file that nothing reads.' },
  'linked-file': { severity: 'error', about: 'A folder holds files of its own, no links to others.' },
  'missing-file': { severity: 'error', about: 'Each folder has a brand.json.' },

  // structure
  'schema-version': { severity: 'error', about: "The folder has this engine's schema version." },
  'unknown-key': { severity: 'error', about: 'Every key is in the schema.' },
  'missing-key': { severity: 'error', about: 'The merged layers have every required key.' },
  'wrong-type': { severity: 'error', about: 'Every value has the type of the schema.' },
  'wrong-value': { severity: 'error', about: 'Every value is allowed by the schema.' },
  'duplicate-item': { severity: 'error', about: 'List items are unique.' },
  'folder-name': { severity: 'error', about: 'The id in brand.json equals the folder name.' },
  'unknown-parent': { severity: 'error', about: 'extends names a brand folder.' },
  'extends-cycle': { severity: 'error', about: 'No brand extends itself, directly or through others.' },
  'extends-depth': { severity: 'error', about: 'A chain of brands has at most four layers.' },

  // names
  'unknown-name': {
    severity: 'error',
    about: 'Referenced pages, regions, sections, fields, panels, modals, actions, routes, menus and entries exist.',
  },
  'similar-name': {
    severity: 'warning',
    about: 'A vendor or node that the sandbox lacks is not almost one that it has, nor a host almost one of the brand.',
  },
  'unknown-flag': { severity: 'error', about: 'Flags are names or modIds of flags.json.' },
  'unknown-text': { severity: 'error', about: 'Text keys are texts of the portal or words of the brand.' },
  'unknown-icon': { severity: 'error', about: "Icons are of the portal's set." },
  'unknown-image': { severity: 'error', about: 'Referenced images are in the images folder.' },
  'unknown-endpoint': { severity: 'error', about: 'Referenced calls are in the endpoint table.' },
  'unknown-path': {
    severity: 'error',
    about: 'Link paths match a route, and the server sends pages for routes.',
  },
  'menu-target': {
    severity: 'error',
    about: 'A menu entry has exactly one target; that of a shortcut is a route or a panel.',
  },
  'content-block': { severity: 'error', about: 'A block of content is exactly one thing.' },
  'missing-param': { severity: 'error', about: "A menu entry sets every parameter of its route's path." },
  'unknown-anchor': { severity: 'warning', about: 'Hash targets of the help page are chapters of the platform.' },
  'missing-route': { severity: 'error', about: 'The routes to which the portal itself leads exist.' },
  'menu-cycle': { severity: 'error', about: 'No menu contains itself.' },
  'unread-alias': { severity: 'error', about: 'The portal or a condition asks for each alias of flags.json.' },
  'no-effect': { severity: 'warning', about: 'Every setting changes something.' },
  'path-twice': { severity: 'error', about: 'A path belongs to one route, a platform path to one call.' },
  'unreached-route': { severity: 'warning', about: 'Each route is reachable from a menu, link or page.' },
  'unreached-panel': { severity: 'warning', about: 'A panel of the brand is opened by a menu entry.' },
  'field-unlisted': { severity: 'error', about: "The form's order has every field that the platform requires." },

  // hosts and addresses
  'host-twice': { severity: 'error', about: 'A host belongs to one brand.' },
  'merchant-twice': { severity: 'warning', about: 'A merchant code belongs to one brand and those that extend it.' },
  'host-reserved': { severity: 'error', about: 'localhost names are reserved.' },
  'own-host-framed': { severity: 'error', about: 'Frames never show pages of the portal itself.' },
  'unsafe-url': { severity: 'error', about: 'Addresses are https without credentials, or paths of the portal.' },
  'taken-path': {
    severity: 'error',
    about: 'Reports and moved calls have paths that are no page, file or other call of the site.',
  },
  'lost-help': {
    severity: 'warning',
    about: "An own list of hosts has those of base's sample helplines, or the brand has helplines of its own.",
  },
  'host-not-listed': { severity: 'error', about: "Addresses are on hosts of security.hosts or the brand's own." },

  // texts
  'text-encoding': {
    severity: 'error',
    about: 'Texts and names are UTF-8 without lost letters, hidden characters and marks apart from their letters.',
  },
  secret: { severity: 'error', about: 'No file has keys, passwords or tokens: a site publishes all of them.' },
  'stray-space': { severity: 'error', about: 'Texts are not blank and have no space before or behind.' },
  'placeholder-text': { severity: 'error', about: 'Nothing waits to be filled in.' },
  'text-length': { severity: 'warning', about: 'A label stays about as long as the one that it replaces.' },
  'name-length': { severity: 'warning', about: "The brand's name fits every place that shows it." },
  'text-script': { severity: 'warning', about: "A text is in the script of its file's language." },
  'text-language': { severity: 'warning', about: 'A text is in the language of its file.' },
  'text-markup': { severity: 'error', about: 'Texts are plain: no HTML, no entities.' },
  'text-placeholder': {
    severity: 'error',
    about: 'A text has the placeholders of the text it replaces; a word of the brand has none.',
  },
  'plural-form': { severity: 'error', about: 'A plural form is of a category that its language has.' },
  'missing-texts': { severity: 'error', about: 'A language that the portal lacks has texts of the brand.' },
  'right-to-left': { severity: 'error', about: 'Languages are written from left to right.' },
  untranslated: { severity: 'warning', about: 'A language that falls back to others has every text itself.' },
  'missing-translation': { severity: 'warning', about: 'A text exists in every offered language.' },
  'missing-word': { severity: 'error', about: 'A word of the brand that is used exists in every offered language.' },
  'unused-word': { severity: 'warning', about: 'A word of the brand is used.' },
  'unused-texts': { severity: 'warning', about: 'Texts are in offered languages.' },
  'unsafe-html': { severity: 'error', about: 'HTML content has no scripts, handlers, frames or forms.' },

  // looks
  contrast: {
    severity: 'error',
    about: 'Every pair of colours has the contrast of WCAG 2.2 AA, in each theme that can be seen.',
  },
  'half-palette': {
    severity: 'warning',
    about: 'A brand with colours of its own in one theme has them in the other, too, when players can see that.',
  },
  'image-type': { severity: 'error', about: 'The data of an image matches its extension, and its role allows the type.' },
  'unsafe-svg': { severity: 'error', about: 'An SVG only draws: no script, handlers, links or parts of other files.' },
  'image-size': { severity: 'error', about: 'An image keeps the size limit of its role.' },
  'image-shape': { severity: 'warning', about: 'A picture has about the shape of its place, and enough pixels.' },
  'lost-picture': { severity: 'warning', about: 'A brand with pictures of its own has its mark and favicon, too.' },
  'unused-image': { severity: 'warning', about: 'Every file of the images folder is used.' },

  // safety
  'inherited-identity': { severity: 'error', about: "A brand sets its operator's identity itself." },
  'missing-zone': { severity: 'warning', about: "A brand names the time zone of its platform's days." },
  'missing-host': { severity: 'warning', about: 'A brand has a host that serves it.' },
  'inherited-sample': {
    severity: 'error',
    about: "A brand for a real platform does not use base's sample hosts, helplines and marks (checked by check --live).",
  },
  'reserved-host': {
    severity: 'warning',
    about: 'Hosts of a brand for a real platform can be resolved: .example and .test are not (checked by check --live).',
  },
  'missing-keys': {
    severity: 'error',
    about: "A brand for a real platform has the platform's public keys (checked by check --live).",
  },
  'no-way': { severity: 'error', about: 'Visitors can sign in, members sign out, and both change the language.' },
  'flag-floor': { severity: 'error', about: 'Only usernameRegister may be on while the platform lacks it.' },
  'flag-conflict': { severity: 'error', about: 'No feature is both required and forbidden.' },
  'safety-off': {
    severity: 'error',
    about: 'Age mark, responsibility text, licence footer and player protection cannot be removed.',
  },
  'market-demand': {
    severity: 'warning',
    about: 'A brand that names its market has what the market demands (an error of check --live).',
  },
  'unsealed-payloads': { severity: 'warning', about: 'Passwords leave the browser encrypted.' },

  // numbers and patterns
  'min-above-max': { severity: 'error', about: 'Minimum ≤ maximum, start ≤ end.' },
  'foreign-amount': {
    severity: 'warning',
    about: 'Amounts are in the currency of the brand: its own, or what is usual in that currency.',
  },
  'tip-below-deposit': {
    severity: 'warning',
    about: 'Registration names no amount below the least deposit of the demo data.',
  },
  'bad-pattern': { severity: 'error', about: 'The engine can compile the pattern; otherwise it would accept any value.' },
  'costly-pattern': {
    severity: 'warning',
    about: 'No nested unbounded repetition: backtracking engines may hang.',
  },

  // mappings
  'unknown-field': { severity: 'error', about: 'A mapping names properties of the contract.' },
  'unknown-code': { severity: 'error', about: 'A mapping leads to codes of the contract.' },
  'mapped-twice': { severity: 'error', about: 'Each place on the platform belongs to one property.' },
  'bad-mapping': { severity: 'error', about: 'A mapping fits the value that it maps.' },
  'missing-value': { severity: 'warning', about: 'A table of values has every value of the contract.' },

  // sandbox
  'user-twice': { severity: 'error', about: 'Phone numbers and e-mail addresses of seed members are unique.' },
  'node-twice': { severity: 'error', about: 'Nodes of the whitelabel tree are unique.' },
  'scenario-cycle': { severity: 'error', about: 'No scenario extends itself, and chains are short.' },
} as const satisfies Record<string, RuleEntry>;

export type Rule = keyof typeof rules;
