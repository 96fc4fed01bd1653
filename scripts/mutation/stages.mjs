import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const SECOND = 1000

/** @typedef {{ project: 'node' | 'browser', tests: string, seconds: number }} Stage seconds: its time limit */

/**
 * The tests that may detect a changed rule of a feature, cheapest first.
 * @param {string} feature
 * @returns {Stage[]}
 */
export const stagesOf = (feature) => [
  { project: 'node', tests: `tests/services/${feature}/**/*.test.ts`, seconds: 180 },
  { project: 'node', tests: 'tests/services/**/*.test.ts', seconds: 300 },
  { project: 'browser', tests: `tests/{components,hooks}/${feature}/**/*.test.{ts,tsx}`, seconds: 900 },
  { project: 'node', tests: `tests/server/${feature}/**/*.test.ts`, seconds: 1200 },
]

/** @typedef {{ path: string, name: string } | 'hang' | undefined} Failure the first test that failed, if any */

/**
 * Runs the tests of a stage up to the first failure.
 * @param {string} folder
 * @param {Stage} stage
 * @param {string[]} which which tests of the stage, as jest takes it
 * @param {AbortSignal} signal
 * @returns {Promise<Failure>}
 */
export async function runStage(folder, { project, tests, seconds }, which, signal) {
  const report = join(folder, '.mutation-report.json')
  rmSync(report, { force: true })
  const jest = [
    ...['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
    ...['--config', 'scripts/mutation/jest.config.mjs', '--maxWorkers=1'],
  ]
  const child = spawn(process.execPath, [...jest, ...which], {
    cwd: folder,
    // A separate process group, to kill a hanging worker with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MUTATION_PROJECT: project, MUTATION_TESTS: tests, MUTATION_REPORT: report },
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  let hangs = false
  const end = () => process.kill(-child.pid, 'SIGKILL')
  const limit = setTimeout(() => {
    hangs = true
    end()
  }, seconds * SECOND)
  signal.addEventListener('abort', end)
  const [code] = await once(child, 'close')
  clearTimeout(limit)
  signal.removeEventListener('abort', end)
  if (hangs) return 'hang'
  if (code === 0 || signal.aborted) return undefined
  return failureOf(folder, report, said)
}

function failureOf(folder, report, said) {
  try {
    const { path, name } = JSON.parse(readFileSync(report, 'utf8'))
    return { path: relative(folder, path), name }
  } catch {
    // No report was written.
    throw new Error(`jest failed without a test that failed:\n${said}`)
  }
}
