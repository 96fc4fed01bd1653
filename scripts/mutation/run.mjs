import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { ROOT } from '../launch/install.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { copyCheckout, filesOfCheckout } from './copy.mjs'
import { drawMutants } from './draw.mjs'
import { plant } from './mutants.mjs'
import { runStage, stagesOf } from './stages.mjs'

const RULES = /^services\/(?<feature>[^/]+)\/.*\.rules\.ts$/

const featureOf = (file) => RULES.exec(file)?.groups?.feature

/** Applies a mutant during `work`, and always reverts it. */
async function withMutant(folder, mutant, work) {
  const path = join(folder, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, plant(text, mutant))
  try {
    return await work()
  } finally {
    writeFileSync(path, text)
  }
}

/** @returns {Promise<{ stage: import('./stages.mjs').Stage, failure: import('./stages.mjs').Failure } | undefined>} */
async function firstFailure(folder, mutant, signal) {
  for (const stage of stagesOf(featureOf(mutant.file))) {
    if (signal.aborted) return undefined
    const failure = await runStage(folder, stage, ['--passWithNoTests', '--findRelatedTests', mutant.file], signal)
    if (failure) return { stage, failure }
  }
  return undefined
}

/** Checks that a test passes without the mutant: otherwise it has not detected it. */
function makeCheck(folder, signal) {
  const passes = new Map()
  return async ({ stage, failure }) => {
    if (failure === 'hang') return true
    const { path } = failure
    if (!passes.has(path)) passes.set(path, !(await runStage(folder, stage, ['--runTestsByPath', path], signal)))
    return passes.get(path)
  }
}

/** @returns {Promise<{ outcome: 'killed' | 'survived' | 'unclear', by: string }>} */
async function testMutant(folder, mutant, check, signal) {
  const noticed = await withMutant(folder, mutant, () => firstFailure(folder, mutant, signal))
  if (!noticed) return { outcome: 'survived', by: '' }
  const { failure } = noticed
  const by = failure === 'hang' ? 'a test that did not end' : `${failure.path} › ${failure.name}`
  return (await check(noticed)) ? { outcome: 'killed', by } : { outcome: 'unclear', by: `fails without it, too: ${by}` }
}

const oneLine = (text) => text.replace(/\s+/g, ' ')
const describeMutant = ({ file, line, kind, before, after }) =>
  `${file}:${line} ${kind}: ${oneLine(before)} → ${oneLine(after)}`

/**
 * Draws mutants of the rules, runs for each the tests that may detect it, in a copy of the checkout, and prints the
 * results.
 * @param {{ seed: string, count: number, from: number, feature: string }} options from: the first of those drawn to try, from 1 on;
 *   feature: rules of this one alone
 */
export async function runMutants({ seed, count, from, feature }) {
  const signal = stopSignal()
  const files = filesOfCheckout(ROOT).filter((file) => featureOf(file) && (!feature || featureOf(file) === feature))
  if (files.length === 0) throw new Complaint(`There are no rules in services/${feature}.`)
  const sources = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const mutants = drawMutants(sources, { seed, count }).slice(from - 1)
  const { folder, remove } = copyCheckout(ROOT)
  const results = []
  const began = performance.now()
  try {
    const check = makeCheck(folder, signal)
    for (const mutant of mutants) {
      const start = performance.now()
      const { outcome, by } = await testMutant(folder, mutant, check, signal)
      if (signal.aborted) break
      results.push({ mutant, outcome })
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      console.info(
        `${outcome.padEnd(8)} ${seconds.padStart(4)} s  ${describeMutant(mutant)}${by && `\n${' '.repeat(17)}${by}`}`,
      )
    }
  } finally {
    remove()
  }
  summarise(results, (performance.now() - began) / 1000)
}

function summarise(results, seconds) {
  const of = (wanted) => results.filter(({ outcome }) => outcome === wanted)
  const [killed, survived, unclear] = ['killed', 'survived', 'unclear'].map(of)
  if (survived.length > 0)
    console.info(`\nSurvived:\n${survived.map(({ mutant }) => describeMutant(mutant)).join('\n')}`)
  const each = (seconds / Math.max(results.length, 1)).toFixed(0)
  const rest = unclear.length > 0 ? `, ${unclear.length} unclear` : ''
  console.info(`\n${killed.length} killed of ${results.length} drawn${rest}; ${each} s a mutant.`)
}
