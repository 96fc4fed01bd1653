import { rmSync } from 'node:fs'
import { Complaint, orOneLine } from '../complaint.mjs'
import { ensureBuild } from '../launch/build.mjs'
import { ROOT } from '../launch/install.mjs'
import { freePort } from '../postgres/server.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { blankSettings } from './blank-settings.mjs'
import { ensureBrowser } from './browser.mjs'
import { runStep, STEPS } from './steps.mjs'
import { makeThrowAwayFolder } from './throw-away-folder.mjs'

/** Runs steps and records their outcomes. The others run even if one fails. */
class Report {
  /** @type {{ name: string, seconds: number, outcome: 'passed' | 'FAILED' | 'not run' }[]} */
  rows = []

  async record(name, work) {
    const began = performance.now()
    const passed = await work()
    const seconds = (performance.now() - began) / 1000
    this.rows.push({ name, seconds, outcome: passed ? 'passed' : 'FAILED' })
    console.info(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
    return passed
  }

  skip(name) {
    this.rows.push({ name, seconds: 0, outcome: 'not run' })
  }

  get failed() {
    return this.rows.some(({ outcome }) => outcome !== 'passed')
  }

  print() {
    const lines = this.rows.map(
      ({ name, seconds, outcome }) => `${outcome.padEnd(8)} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`,
    )
    console.info(`\n${lines.join('\n')}`)
  }
}

async function inOrder(steps, report, context) {
  for (const step of steps) {
    if (!context.signal.aborted) await report.record(step.name, () => runStep(step, context))
  }
}

/**
 * For two cores: two parallel lanes of about the same duration for everything except tests, one of them with the build;
 * the tests then run alone.
 */
async function checks(report, context, build) {
  await inOrder([STEPS.routes], report, context)
  const compile = async () => {
    await build?.()
    await inOrder([STEPS.types], report, context)
  }
  const { oxlint, eslint, format, boundaries, unused } = STEPS
  await Promise.all([compile(), inOrder([oxlint, eslint, format, boundaries, unused], report, context)])
  await inOrder([STEPS.jest], report, context)
}

async function build(report, context) {
  let folder
  await report.record('build', async () => {
    try {
      const made = await ensureBuild(context.env, context.signal)
      made.release()
      folder = made.folder
    } catch (error) {
      console.info(error.message)
    }
    return folder !== undefined
  })
  return folder
}

async function browserTests(report, context, browser, args) {
  const dataDir = makeThrowAwayFolder('arrenda-e2e')
  const env = {
    CHROMIUM_PATH: browser,
    E2E_DATA_DIR: dataDir,
    E2E_PORT: String(await freePort()),
    E2E_PAGES_PORT: String(await freePort()),
  }
  const { playwright } = STEPS
  await inOrder([{ ...playwright, args: [...playwright.args, ...args], env }], report, context)
  rmSync(dataDir, { recursive: true, force: true })
}

async function run([which = 'all', ...args]) {
  process.chdir(ROOT)
  if (!['all', 'check', 'e2e'].includes(which))
    throw new Complaint(`There is no "${which}": use check, e2e or nothing.`)
  const signal = stopSignal()
  const env = { ...process.env, ...blankSettings(), NEXT_PUBLIC_DEV_PAGES: 'on', NEXT_TELEMETRY_DISABLED: '1' }
  const context = { env, signal }
  const report = new Report()
  // Checked first, so that a missing browser is reported at once and not after ten minutes.
  const browser = which === 'check' ? undefined : ensureBrowser()
  let folder
  const buildAndMeasure = async () => {
    folder = await build(report, context)
    if (folder) await inOrder([{ ...STEPS.firstLoad, env: { NEXT_DIST_DIR: folder } }], report, context)
  }
  if (which === 'check') await checks(report, context)
  else if (which === 'e2e') await buildAndMeasure()
  else await checks(report, context, buildAndMeasure)
  if (folder) await browserTests(report, context, browser, args)
  else if (which !== 'check') report.skip('playwright')
  report.print()
  if (report.failed || signal.aborted) process.exitCode = 1
}

/** @param {string[]} args which tests, then the arguments for Playwright */
export const main = (args) => orOneLine(() => run(args))
