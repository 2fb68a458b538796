/** Layers of src (see README): a layer imports only those below it. Each rule's comment says what to do instead. */
const layer = (name) => `^src/${name}/`;
const above = {
  contract: ['ui', 'engine', 'platform', 'state', 'parts', 'features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  ui: ['contract', 'engine', 'platform', 'state', 'parts', 'features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  engine: ['ui', 'platform', 'state', 'parts', 'features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  platform: ['ui', 'state', 'parts', 'features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  state: ['ui', 'parts', 'features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  parts: ['features', 'early', 'app', 'sandbox', 'preview', 'journeys'],
  features: ['early', 'app', 'sandbox', 'preview', 'journeys'],
  early: ['ui', 'parts', 'features', 'app', 'sandbox', 'preview', 'journeys'],
  app: ['early', 'sandbox', 'preview', 'journeys'],
  sandbox: ['ui', 'state', 'parts', 'features', 'early', 'app', 'preview', 'journeys'],
};
const TESTS = '\\.(test|fixture)\\.tsx?$';

export default {
  forbidden: [
    ...Object.entries(above).map(([from, to]) => ({
      name: `${from}-imports-downward-only`,
      comment: `${from} may not know ${to.join(', ')}: pass what it needs as a parameter, or move the code to the layer that has it.`,
      severity: 'error',
      from: { path: layer(from), pathNot: TESTS },
      to: { path: `^src/(${to.join('|')})/` },
    })),
    {
      name: 'no-feature-to-feature',
      comment:
        'Features never import each other: ask the registry for the other entry (Slot, openModal), or move shared state to src/state and shared pieces of screens to src/parts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'react-only-in-engine-react',
      comment: 'The engine is plain TypeScript; its React parts live in engine/react. Types are fine.',
      severity: 'error',
      from: { path: '^src/(engine/(?!react/)|platform/|contract/)', pathNot: TESTS },
      to: { path: 'node_modules/react', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-simulation-in-production',
      comment: 'MSW, the sandbox and the schema compiler never reach production: import them from preview, tools or tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(sandbox|preview|journeys)/|${TESTS}` },
      to: { path: 'node_modules/(msw|ajv|fast-check|vitest|playwright)|^src/(sandbox|preview)/|^tools/' },
    },
    {
      name: 'no-catalogue-in-pages',
      comment:
        'Pages know the languages of their brand alone: the tools write the names of further ones into the brand (languages.added).',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^src/engine/values/languageCatalogue' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two modules that import each other cannot be understood or tested alone: move what both need into a third module below them, or pass it as a parameter.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      comment:
        'A cycle of types binds modules like a cycle of values: move the type that both modules need into a file of its own, which imports neither of them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
