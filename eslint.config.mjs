import eslint from '@eslint/js'
import next from '@next/eslint-plugin-next'
import query from '@tanstack/eslint-plugin-query'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const TYPED = ['**/*.ts', '**/*.tsx']
const BROWSER = ['pages/**/*.tsx', 'components/**/*.{ts,tsx}', 'hooks/**/*.{ts,tsx}', 'contexts/**/*.{ts,tsx}']
const BROWSER_TESTS = ['tests/{components,hooks,contexts,pages}/**/*.test.{ts,tsx}']

const barrels = [
  'ExportAllDeclaration[source.value=/^(\\.|@\\u002F)/]',
  'ExportNamedDeclaration[source.value=/^(\\.|@\\u002F)/]',
].map((selector) => ({ selector, message: 'No barrels: import from the file that holds the thing.' }))

const testsThatDoNotRun = ['it', 'test', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'failing', 'fixme'].map((property) => ({
    object,
    property,
    message: 'Every test runs, every time.',
  })),
)

const enums = { selector: 'TSEnumDeclaration', message: 'No enums: a table of constants and its type.' }

export default defineConfig(
  globalIgnores([
    '.next*/',
    '.launcher/',
    '.data/',
    'node_modules/',
    'next-env.d.ts',
    'tests/architecture/fixtures/',
    'test-results/',
    'playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers read well in a sentence; undefined and objects do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
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
      // There are none (below): the two rules would ask for the type of every value for nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Takes every Hono for a stranger to every other.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
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
    },
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_$' }] },
  },
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...barrels, enums],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    // The new hook sees spans; a whole transaction for /404 can be dropped by the older one alone.
    files: ['sentry.*.config.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  { files: ['server/db/schema/index.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: BROWSER,
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
      next.configs['core-web-vitals'],
      query.configs['flat/recommended'],
    ],
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
  { files: BROWSER_TESTS, extends: [testingLibrary.configs['flat/react']] },
  {
    files: ['tests/e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
  {
    // Journeys are the steps that several specs share: their expectations stand in functions, not in tests.
    files: ['tests/e2e/journeys/**'],
    rules: { 'playwright/no-standalone-expect': 'off' },
  },
  prettier,
)
