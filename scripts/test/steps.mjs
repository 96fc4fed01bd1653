import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = (...path) => join('node_modules', ...path)

/** @typedef {{ name: string, args: string[], live?: boolean, env?: Record<string, string> }} Step args: for Node; live: its output goes directly to the terminal */

/** @type {Record<string, Step>} */
export const STEPS = {
  routes: { name: 'route types', args: [program('next', 'dist', 'bin', 'next'), 'typegen'] },
  // One checker: several would repeat the same work, and the linters use the other core.
  types: { name: 'types', args: [program('typescript-native', 'bin', 'tsc'), '--noEmit', '--checkers', '1'] },
  oxlint: { name: 'oxlint', args: [program('oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.mjs'] },
  eslint: {
    name: 'eslint',
    args: [
      program('eslint', 'bin', 'eslint.js'),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      program('.cache', 'eslint/'),
      '.',
    ],
  },
  format: {
    name: 'format',
    args: [
      program('prettier', 'bin', 'prettier.cjs'),
      // Prettier's new command line uses all cores, and does less work per file.
      '--experimental-cli',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      program('.cache', 'prettier', 'cache'),
      '.',
    ],
  },
  boundaries: { name: 'boundaries', args: [program('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), '.'] },
  unused: { name: 'unused', args: [program('knip', 'bin', 'knip.js')] },
  jest: { name: 'jest', args: [program('jest', 'bin', 'jest.js'), '--maxWorkers=2'], live: true },
  firstLoad: { name: 'first load', args: [join('scripts', 'test', 'first-load.mjs')] },
  playwright: { name: 'playwright', args: [program('@playwright', 'test', 'cli.js'), 'test'], live: true },
}

/**
 * Runs a step to its end. Its output is shown if it fails, or directly if it is live.
 * @param {Step} step
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} context
 * @returns {Promise<boolean>} whether it passed
 */
export async function runStep(step, { env, signal }) {
  const stdio = step.live ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, step.args, { env: { ...env, ...step.env }, stdio })
  // SIGTERM lets Playwright stop its servers.
  signal.addEventListener('abort', () => child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  if (code !== 0 && !step.live && !signal.aborted) console.info(`\n--- ${step.name} failed ---\n${output.trim()}\n`)
  return code === 0
}
