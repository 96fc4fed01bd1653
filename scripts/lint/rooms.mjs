/** The file patterns of rules, shared by `oxlint.config.mjs` and `eslint.config.mjs`. */
export const TYPESCRIPT = ['**/*.ts', '**/*.tsx']
export const BROWSER = ['pages/**/*.tsx', 'components/**/*.{ts,tsx}', 'hooks/**/*.{ts,tsx}', 'contexts/**/*.{ts,tsx}']
export const BROWSER_TESTS = ['tests/{components,hooks,contexts,pages}/**/*.test.{ts,tsx}']
export const IGNORED = [
  '.next*/',
  '.launcher/',
  '.data/',
  'backups/',
  'node_modules/',
  'next-env.d.ts',
  'tests/architecture/fixtures/',
  'test-results/',
  'playwright-report/',
]
