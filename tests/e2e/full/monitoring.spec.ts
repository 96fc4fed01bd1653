import { expect, test as base, type Page } from '@playwright/test'

import { contentOf, recordingText, type Item } from '@/tests/monitoring/envelope'

import { expectAnswering } from '../journeys/settle'
import { startReportingServer, type ReportingServer } from './reporting-server'

type Report = { transaction?: string; request?: { url?: string }; exception?: { values: { value: string }[] } }

const test = base.extend<object, { server: ReportingServer }>({
  server: [
    async ({}, use) => {
      const server = await startReportingServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
})

// In series: these tests share one server.
test.describe.configure({ mode: 'default' })

const messageOf = (item: Item) => contentOf<Report>(item).exception?.values[0]?.value
const transactionOf = (item: Item) => contentOf<Report>(item).transaction

/** Throws an uncaught error in the page, once the application has begun, and resolves when it was thrown. */
const throwInPage = async (page: Page, message: string) => {
  await expectAnswering(page)
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          setTimeout(resolve)
          throw new Error(text)
        })
      }),
    message,
  )
}

/** Makes Sentry trace every page load instead of one in ten. */
const traceEverything = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.01
  })

/** Collects the violations of the content security policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return violations
}

test('an error thrown before Sentry has loaded arrives through the tunnel, with a masked replay', async ({
  page,
  server: { address, ingest },
}) => {
  const violations = await watchPolicy(page)
  const through: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') through.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  let letSettingsGo: () => void = () => undefined
  const thrown = new Promise<void>((resolve) => (letSettingsGo = resolve))
  await page.route('**/api/runtime-config', async (route) => {
    await thrown
    await route.continue()
  })

  await page.goto('/?q=ana@horizonte.example')
  const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => element.textContent)
  await throwInPage(page, 'cedo demais: 529.982.247-25')
  letSettingsGo()

  const report = await ingest.waitFor('event', (item) => messageOf(item) === 'cedo demais: [removido]')
  const replay = await ingest.waitFor('replay_event', (item) =>
    contentOf<{ error_ids: string[] }>(item).error_ids.includes(contentOf<{ event_id: string }>(report).event_id),
  )
  const recording = recordingText(await ingest.waitFor('replay_recording'))

  expect(contentOf(replay)).toMatchObject({ replay_type: 'buffer', segment_id: 0, urls: [`${address}/?q=[removido]`] })
  expect(recording.includes('"tagName":"body"')).toBe(true)
  expect(heading).not.toBe('')
  expect(recording.includes(heading)).toBe(false)
  expect(recording.includes(await page.title())).toBe(false)
  const sent = `${recording}${report.payload.toString()}${replay.payload.toString()}`
  expect(sent.match(/.{0,200}(?:ana@|ana%40|529\.982).{0,80}/g)).toBeNull()
  expect(new Set(through)).toEqual(new Set(['/monitoring?o=1&p=42']))
  expect(violations).toEqual([])
})

test('pages are traced, but not addresses that do not exist', async ({ page, server: { ingest } }) => {
  await traceEverything(page)
  await page.goto('/')
  await ingest.waitFor('transaction', (item) => transactionOf(item) === '/')

  await page.goto('/nao-existe')
  await throwInPage(page, 'perdido')
  await ingest.waitFor('event', (item) => messageOf(item) === 'perdido')
  const before = ingest.items('transaction').length
  await page.goto('/')
  await ingest.waitFor(
    'transaction',
    (item) => ingest.items('transaction').indexOf(item) >= before && transactionOf(item) === '/',
  )

  const names = ingest.items('transaction').map((item) => transactionOf(item) ?? '')
  expect(names.filter((name) => /404|nao-existe/.test(name))).toEqual([])
})

test.describe('security headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  }

  for (const [what, path, status] of [
    ['a page', '/', 200],
    ['a file', '/icon.svg', 200],
    ['a page that does not exist', '/nao-existe', 404],
    ['a file that does not exist', '/_next/static/nope.js', 404],
    ['an answer of the API', '/api/health', 200],
    ['an error of the API', '/api/nope', 404],
    ['a refusal of the tunnel', '/monitoring', 404],
  ] as const) {
    test(`come with ${what}`, async ({ request }) => {
      const answer = await request.get(path)

      expect(answer.status()).toBe(status)
      expect(answer.headers()).toMatchObject(always)
      // Longer than whoever sends it requests keeps a connection.
      expect(answer.headers()['keep-alive']).toBe('timeout=75')
      expect(answer.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(answer.headers()).not.toHaveProperty('strict-transport-security')
      expect(answer.headers()).not.toHaveProperty('x-powered-by')
    })
  }

  test('require HTTPS where it is used', async ({ request }) => {
    const encrypted = { 'X-Forwarded-Proto': 'https' }

    for (const path of ['/', '/icon.svg', '/api/health']) {
      const { 'strict-transport-security': strict } = (await request.get(path, { headers: encrypted })).headers()
      expect(strict).toBe('max-age=31536000; includeSubDomains')
    }
  })

  for (const path of ['/?action=login', '/dev/ui', '/nao-existe', '/api/docs']) {
    test(`cause no policy violation on ${path}`, async ({ page }) => {
      const violations = await watchPolicy(page)
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('load')

      expect(violations).toEqual([])
    })
  }

  test('block an injected inline script', async ({ page }) => {
    const violations = await watchPolicy(page)
    await page.goto('/')

    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.slippedIn = true'
      document.body.append(script)
      return 'slippedIn' in window
    })

    expect(ran).toBe(false)
    await expect.poll(() => violations).toEqual(['script-src-elem inline'])
  })
})
