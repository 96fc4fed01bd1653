import { logIn } from '../log-in.mjs'
import { become } from './browser.mjs'
import { median, quantile } from './figures.mjs'
import { measuredWhat, reportOf } from './report.mjs'
import { VISITS } from './steps.mjs'

const SLOW_DOWN = 4
const DESK = { width: 1280, height: 800 }
/** How long the browser takes at most to report an interaction. */
const REPORTED_MS = 300
/** Until everything that waits for an idle moment has loaded; the stream of live updates never ends. */
const REST_MS = 5_000

const LATENCY_BARS = { p75: 100, worst: 200 }
/** When the result has to stand, in milliseconds. */
const STANDS_BARS = { 'dialog, first': 300, 'row → order': 500 }

/**
 * Measures the interactions of each copy, in turns, on a processor four times slower, and reports before → now: how long
 * the page takes to answer (Event Timing), and when the result stands.
 * @param {{
 *   copies: { name: string, base: string }[],
 *   browser: { context: import('@playwright/test').BrowserContext },
 *   rounds: number,
 * }} settings
 */
export async function measureInteractions({ copies, browser: { context }, rounds }) {
  const runs = copies.map(() => new Map())
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { base }] of copies.entries()) await visitAll(context, base, runs[at])
  }
  const { say, write } = reportOf('interactions', copies)
  say(measuredWhat(copies, rounds))
  say('\n| interaction | answers after, worst, ms | stands after, median, ms | bar |\n|---|---|---|---|')
  for (const name of runs[0].keys()) {
    const of = (figure) => runs.map((run) => run.get(name).map((one) => one[figure]))
    const cells = [of('latency').map((all) => Math.max(...all)), of('stands').map(median)]
    const [worst, stands] = cells.map((values) => values.map((value) => value.toFixed(0)).join(' → '))
    say(`| ${name} | ${worst} | ${stands} | ${STANDS_BARS[name] ? `≤ ${STANDS_BARS[name]}` : ''} |`)
  }
  for (const [at, { name }] of copies.entries()) {
    const all = [...runs[at].values()].flat().map(({ latency }) => latency)
    const figures = `p75 ${quantile(all, 0.75).toFixed(0)} (bar ${LATENCY_BARS.p75}), worst ${Math.max(...all)} (bar ${LATENCY_BARS.worst})`
    say(`\n${name}: all answers ${figures} ms.`)
  }
  write()
}

/** Adds the figures of one round to those of each interaction. */
async function visitAll(context, base, measured) {
  for (const { as, pathOf, ready, stepsOf } of VISITS) {
    const { access } = await logIn(base, as)
    const path = await pathOf({ base, access })
    const steps = await stepsOf({ base, access })
    await become(context, base, as)
    const page = await context.newPage()
    await page.setViewportSize(DESK)
    await page.addInitScript(watchInteractions)
    await page.goto(base + path)
    await page.locator(ready).first().waitFor()
    await page.waitForTimeout(REST_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    for (const { name, act, result, then } of steps) {
      await page.evaluate((selector) => globalThis.waitFor(selector), result)
      await act(page)
      const stands = await page
        .evaluate(() => globalThis.stands)
        .catch((error) => {
          throw new Error(`${name} on ${base}: ${error.message}`)
        })
      await page.waitForTimeout(REPORTED_MS)
      const latency = await page.evaluate(() => globalThis.latency)
      measured.set(name, [...(measured.get(name) ?? []), { latency, stands }])
      await then?.(page)
      // What `then` pressed must not be reported as the next interaction.
      await page.waitForTimeout(REPORTED_MS)
    }
    await page.close()
  }
}

/** Runs in the page, before anything else. */
function watchInteractions() {
  const LONGEST_MS = 20_000
  globalThis.latency = 0
  new globalThis.PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.latency = Math.max(globalThis.latency, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })

  /** Begins with the next press, or with the last key, and ends with the first frame that shows the selector. */
  globalThis.waitFor = (selector) => {
    globalThis.latency = 0
    globalThis.stands = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} did not appear`)), LONGEST_MS)
      const { addEventListener, removeEventListener, document, requestAnimationFrame } = globalThis
      let began = Infinity
      const begin = ({ timeStamp }) => (began = timeStamp)
      for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, true)
      const look = () => {
        if (began === Infinity || !document.querySelector(selector)) return requestAnimationFrame(look)
        for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, begin, true)
        resolve(performance.now() - began)
      }
      requestAnimationFrame(look)
    })
  }
}
