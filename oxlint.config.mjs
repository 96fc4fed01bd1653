import { PRESETS, rulesForOxlint } from './scripts/lint/presets.mjs'
import { BROWSER, IGNORED, TYPESCRIPT } from './scripts/lint/rooms.mjs'

const testsThatDoNotRun = ['it', 'test', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'failing', 'fixme'].map((property) => ({
    object,
    property,
    message: 'Every test runs, every time.',
  })),
)

/** All rules but those of `eslint.config.mjs`, with type information (docs/adr/0523-oxlint-and-eslint-for-the-rest.md). */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs'],
  // Rules come from the presets alone.
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: IGNORED,
  env: { builtin: true },
  rules: {
    ...rulesForOxlint(PRESETS.javascript),
    eqeqeq: 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true }],
    'no-console': 'error',
    'object-shorthand': 'error',
    'prefer-template': 'error',
  },
  overrides: [
    {
      files: TYPESCRIPT,
      rules: {
        ...rulesForOxlint(PRESETS.typescript),
        // Numbers read well in a sentence; undefined and objects do not.
        '@typescript-eslint/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowNullish: false, allowAny: false, allowBoolean: false, allowRegExp: false },
        ],
        // `onClick={() => close()}` is no confusion.
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // React and Formik take async handlers; what they reject with is shown by the query client.
        '@typescript-eslint/no-misused-promises': [
          'error',
          { checksVoidReturn: { attributes: false, properties: false } },
        ],
        '@typescript-eslint/consistent-type-definitions': 'off',
        // A generic return type that the caller names is how parsers and fixtures speak.
        '@typescript-eslint/no-unnecessary-type-parameters': 'off',
        // There are none (eslint.config.mjs): the two rules would ask for the type of every value for nothing.
        '@typescript-eslint/no-unsafe-enum-assignment': 'off',
        '@typescript-eslint/no-unsafe-enum-comparison': 'off',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['**/*.{js,cjs,mjs}'],
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        fetch: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        AsyncDisposableStack: 'readonly',
        performance: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
      rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_$' }] },
    },
    {
      // The new hook sees spans; a whole transaction for /404 can be dropped by the older one alone.
      files: ['sentry.*.config.ts'],
      rules: { '@typescript-eslint/no-deprecated': 'off' },
    },
    { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      files: BROWSER,
      rules: {
        ...rulesForOxlint(PRESETS.browser),
        // Testing Library takes a cell of a table for a `cell`, whatever the table is.
        'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], td: ['gridcell'] }],
      },
    },
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': ['error', ...testsThatDoNotRun],
        // Matchers such as expect.stringMatching() are typed `any`, and expect(object.method) is no call.
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/unbound-method': 'off',
      },
    },
    // Playwright reads from the pattern which fixtures a function asks for: here none.
    { files: ['tests/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  ],
}
