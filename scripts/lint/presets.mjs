import eslint from '@eslint/js'
import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Presets of ESLint plugins: oxlint runs most of their rules, ESLint the few that oxlint does not have. */
export const PRESETS = {
  javascript: [eslint.configs.recommended],
  typescript: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
  browser: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict, next.configs['core-web-vitals']],
}

const NOT_IN_OXLINT = new Set(['@next/next/no-location-assign-relative-destination', 'no-dupe-args', 'no-octal'])

const NOT_NEEDED = new Set([
  // Treats every instance type of Hono as incompatible with the others.
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  // For settings of the React compiler, which we do not use.
  'react-hooks/config',
  'react-hooks/gating',
])

/** @param {import('eslint').Linter.Config[]} preset */
const rulesOf = (preset) =>
  Object.entries(Object.assign({}, ...preset.map((config) => config.rules))).filter(([name]) => !NOT_NEEDED.has(name))

/** @param {import('eslint').Linter.RuleEntry} setting */
const isOff = (setting) => ['off', 0].includes([setting].flat()[0])

/**
 * The rules of a preset that oxlint runs. oxlint fails on an unknown rule, so an update of a preset cannot lose one
 * silently.
 * @param {import('eslint').Linter.Config[]} preset
 */
export function rulesForOxlint(preset) {
  // Rules that another preset turned on may be turned off; other disabled rules may be unknown to oxlint.
  const on = new Set(rulesOf(PRESETS.javascript).map(([name]) => name))
  const runs = ([name, setting]) => !NOT_IN_OXLINT.has(name) && (!isOff(setting) || on.has(name))
  return Object.fromEntries(rulesOf(preset).filter(runs))
}

/**
 * The rules of a preset that are left to ESLint.
 * @param {import('eslint').Linter.Config[]} preset
 */
export function rulesForEslint(preset) {
  return Object.fromEntries(rulesOf(preset).filter(([name, setting]) => NOT_IN_OXLINT.has(name) && !isOff(setting)))
}
