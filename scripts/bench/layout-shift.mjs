// Measures the cumulative layout shift of the pages of bench:web, of more orders and of the simulator's screens
// (docs/measurements.md), with the processor slowed down four times and a phone's network.
// use: BASE=http://localhost:3000 node scripts/bench/layout-shift.mjs [path…]
import { chromium, devices } from '@playwright/test'
import { findBrowser } from '../test/browser.mjs'
import { logIn } from './log-in.mjs'
import { beginSimulation } from './simulation.mjs'
import { PAGES, PEOPLE } from './web/pages.mjs'

const base = process.env.BASE ?? 'http://localhost:3000'
/** Shown as 0.00. */
const BAR = 0.005
const WINDOWS = {
  'a phone, 360 px': { ...devices['Galaxy S24'], viewport: { width: 360, height: 780 } },
  'a desk, 360 px': { viewport: { width: 360, height: 780 } },
  'a desk, 1280 px': { viewport: { width: 1280, height: 800 } },
}
const SLOW_DOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Answers may arrive in any order: each screen is measured with the first call answered first, and answered last. */
const ORDERS = {
  'first come, first served': (call) => 100 + call * 120,
  'last come, first served': (call) => Math.max(100, 1000 - call * 120),
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const sessions = Object.fromEntries(
  await Promise.all(Object.values(PEOPLE).map(async (email) => [email, await logIn(base, email)])),
)
const as = PEOPLE.customer
const simulation = await beginSimulation(base, sessions[as].access)
const screens = [
  ...PAGES,
  { path: '/nao-existe' },
  ...['/platform/my-orders/000128', '/platform/my-orders/000123', ...simulation].map((path) => ({ path, as })),
]
const wanted = process.argv.slice(2)
let worst = 0
console.log(`| screen | ${Object.keys(WINDOWS).join(' | ')} |`)
console.log(`|---|${'---|'.repeat(Object.keys(WINDOWS).length)}`)
for (const screen of screens.filter(({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)))) {
  const cells = []
  for (const [name, window] of Object.entries(WINDOWS)) {
    let highest = 0
    for (const [order, delayOf] of Object.entries(ORDERS)) {
      const { score, moved } = await measure(screen, window, delayOf)
      highest = Math.max(highest, score)
      if (score > BAR) console.error(`${screen.path} on ${name}, ${order}: ${moved.join('; ')}`)
    }
    worst = Math.max(worst, highest)
    cells.push(highest.toFixed(3))
  }
  console.log(`| \`${screen.path.replace(/\/\d{1,5}(?=\/|$)/g, '/…')}\` | ${cells.join(' | ')} |`)
}
await browser.close()
if (worst > BAR) process.exitCode = 1

async function measure({ path, as: person }, window, delayOf) {
  const context = await browser.newContext({ ...window, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const session = sessions[person]
  if (session) {
    // As the log-in page leaves them.
    const cookies = { ...session, width: String(window.viewport.width) }
    await context.addCookies(['access', 'refresh', 'width'].map((name) => ({ name, value: cookies[name], url: base })))
  }
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  let calls = 0
  await page.route('**/api/**', async (route) => {
    const delay = delayOf(calls++)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue().catch(() => undefined)
  })
  // A stream that never ends would keep the network busy.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 204 }))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.goto(base + path)
  // Wait until everything has loaded.
  await page.locator('main h1').first().waitFor()
  await page
    .getByRole('status', { name: /^Carregando/ })
    .first()
    .waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  await context.close()
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.filter(({ value }) => value > 0.002).map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  }
}

/** Runs in the page, before anything else. */
function watchShifts() {
  globalThis.layoutShifts = []
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').slice(0, 40)}` : 'gone'
  }
  new globalThis.PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const what = sources
        .slice(0, 4)
        .map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y}→${currentRect.y}`)
        .join(', ')
      globalThis.layoutShifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
