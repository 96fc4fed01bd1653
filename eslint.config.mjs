import query from '@tanstack/eslint-plugin-query'
import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { PRESETS, rulesForEslint } from './scripts/lint/presets.mjs'
import { BROWSER, BROWSER_TESTS, IGNORED, TYPESCRIPT } from './scripts/lint/rooms.mjs'

const barrels = [
  'ExportAllDeclaration[source.value=/^(\\.|@\\u002F)/]',
  'ExportNamedDeclaration[source.value=/^(\\.|@\\u002F)/]',
].map((selector) => ({ selector, message: 'No barrels: import from the file that holds the thing.' }))

const enums = { selector: 'TSEnumDeclaration', message: 'No enums: a table of constants and its type.' }

/** The rules that oxlint lacks, none of which asks for types (docs/adr/0523-oxlint-and-eslint-for-the-rest.md). All others: `oxlint.config.mjs`. */
export default defineConfig(
  globalIgnores(IGNORED),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: TYPESCRIPT, languageOptions: { parser: tseslint.parser } },
  {
    rules: {
      ...rulesForEslint(PRESETS.javascript),
      'no-restricted-syntax': ['error', ...barrels, enums],
    },
  },
  { files: ['server/db/schema/index.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: BROWSER,
    plugins: Object.assign({}, ...PRESETS.browser.map(({ plugins }) => plugins)),
    extends: [query.configs['flat/recommended']],
    rules: rulesForEslint(PRESETS.browser),
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
)
