import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { ROOT } from '../launch/install.mjs'
import { runStep, STEPS } from '../test/steps.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { makeThrowAwayFolder } from '../test/throw-away-folder.mjs'
import { featureOf } from './feature.mjs'
import { EXAMPLE } from './usage.mjs'
import { writeFeature } from './write.mjs'

/** The tests that cover every feature: its rows in the tables, its dialogs, its words, its menu entry. */
const HOUSE_TESTS = [
  'tests/architecture/dialogs',
  'tests/architecture/words',
  'tests/components/layout',
  'tests/mocks/fixtures',
  'tests/server/authorization',
  'tests/server/db/migrate',
  'tests/server/http/routes',
]

/** Copies the checkout with its uncommitted changes into a new folder. */
function copyCheckout() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  const folder = join(makeThrowAwayFolder('arrenda-feature'), 'checkout')
  git('clone', '--quiet', '--shared', '.', folder)
  for (const path of [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]) {
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path))
    else rmSync(join(folder, path), { force: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const program = (...path) => join('node_modules', ...path)
const jest = (...args) => [program('jest', 'bin', 'jest.js'), '--maxWorkers=1', ...args]

/** @param {string[]} files the written and edited TypeScript files */
const steps = (files, name) => [
  STEPS.routes,
  STEPS.types,
  { name: 'oxlint', args: [...STEPS.oxlint.args, ...files] },
  { name: 'eslint', args: [program('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...files] },
  { name: 'format', args: [program('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', ...files] },
  { name: 'boundaries', args: [...STEPS.boundaries.args, '--no-cache'] },
  STEPS.unused,
  { name: 'house tests', args: jest(...HOUSE_TESTS) },
  { name: 'bad input', args: jest('tests/server/http/bad-input', '-t', `/${name}`) },
]

/** Whether exactly those generated tests fail that state what is left to do; prints the result. */
function runWrittenTests({ name, rule }) {
  const report = '.written-tests.json'
  spawnSync(process.execPath, jest('--json', '--outputFile', report, `tests/.*/${name}/`), { stdio: 'ignore' })
  const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
    ({ name: file, message, assertionResults }) =>
      assertionResults.length > 0 ? assertionResults : [{ title: file, status: 'failed', failureMessages: [message] }],
  )
  const failed = tests.filter(({ status }) => status !== 'passed')
  console.info(`\nThe written tests: ${tests.length - failed.length} pass, ${failed.length} fail:`)
  for (const { title, failureMessages } of failed) {
    console.info(`\n  ${title}\n${failureMessages[0].replace(/\n\s+at [\s\S]*/, '').replace(/^/gm, '    ')}`)
  }
  const expected = ['show what people decide by', rule]
  return failed.length === expected.length && failed.every(({ title }) => expected.includes(title))
}

/** Generates the example in a copy of this checkout and runs all checks on it there; takes minutes. */
export async function prove() {
  const { name, ...flags } = EXAMPLE
  const feature = featureOf([name], flags)
  const folder = copyCheckout()
  const signal = stopSignal()
  process.chdir(folder)
  try {
    const { written, edited } = await writeFeature(folder, feature)
    console.info(`Wrote ${written.length} files and edited ${edited.length} in a scratch copy.`)
    const files = [...written, ...edited].filter((path) => /\.tsx?$/.test(path))
    let isSound = true
    for (const step of steps(files, name)) {
      if (signal.aborted) return
      const began = performance.now()
      const passed = await runStep(step, { env: process.env, signal })
      console.info(
        `${passed ? 'passed' : 'FAILED'}  ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
      )
      isSound &&= passed
    }
    if (!runWrittenTests(feature) || !isSound) throw new Complaint('\nThe written feature is not as it should be.')
    console.info('\nAs it should be: what fails is what is left to write.')
  } finally {
    process.chdir(ROOT)
    rmSync(dirname(folder), { recursive: true, force: true })
  }
}
