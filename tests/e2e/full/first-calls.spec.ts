import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { eachOrder } from '../journeys/addresses'
import { enterAs, enterWith } from '../journeys/axe'
import { PASSWORD } from '../journeys/people'
import { openSettled } from '../journeys/settle'

/** The calls of the API that the pages make, but those of monitoring, with the address of the page. */
function listenToCalls(page: Page): { path: string; from: string }[] {
  const calls: { path: string; from: string }[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/')
    const { pathname, search } = new URL(request.headers().referer ?? request.url())
    if (path !== undefined && path !== 'runtime-config') calls.push({ path, from: pathname + search })
  })
  return calls
}

test('the orders desk has its list in the HTML, before any script has come', async ({ page }) => {
  await enterAs(page, 'admin')
  const calls = listenToCalls(page)
  await page.route('**/_next/static/**/*.js', () => undefined)
  await page.goto('/platform/admin/orders', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /^\d{6}$/ }).first()).toBeVisible()
  expect(calls).toEqual([])
})

const PAGES = {
  gestor: [
    '/platform/home',
    '/platform/my-orders',
    '/platform/my-orders?etapa=em-locacao',
    '/platform/equipment',
    '/platform/simulation/select-simulation',
  ],
  admin: [
    '/platform/admin/home',
    '/platform/admin/dashboard',
    '/platform/admin/orders',
    '/platform/admin/orders?visao=todos',
    '/platform/admin/rented-items',
    '/platform/admin/clients',
  ],
} as const

for (const person of ['gestor', 'admin'] as const) {
  test(`the pages of ${person} ask for nothing until they are at rest`, async ({ page }) => {
    await enterAs(page, person)
    const calls = listenToCalls(page)
    const callsFrom = (address: string) => calls.filter(({ from }) => from === address).map(({ path }) => path)
    for (const address of PAGES[person]) {
      await openSettled(page, address)
      // Live updates come last; they may then ask for what has changed since the page began.
      await expect.poll(() => callsFrom(address)[0], { message: address }).toMatch(/^events\b/)
    }
  })
}

test('the HTML of a page is for who asked for it', async ({ page }) => {
  const htmlOf = async (address: string) => {
    const answer = await page.request.get(address)
    expect(answer.headers()['cache-control']).toBe('private, no-cache, no-store, max-age=0, must-revalidate')
    return answer.text()
  }
  const anyone = await htmlOf('/platform/my-orders')
  expect(anyone).not.toContain('id="served"')
  const [order = ''] = await eachOrder('/platform/my-orders/[maskId]', await enterAs(page, 'gestor'))
  const maskId = order.replace(/^.*\//, '')
  expect(await htmlOf(order)).toContain(`"order_mask_id":"${maskId}"`)
  await page.context().clearCookies()
  await enterWith(page, 'gestor@atlantica.example', PASSWORD)
  const others = await htmlOf(order)
  expect(others).toContain('id="served"')
  expect(others).not.toContain(`"order_mask_id":"${maskId}"`)
})

test('each HTML allows its own inline scripts and no others', async ({ page }) => {
  await enterAs(page, 'gestor')
  const nonces = new Set<string>()
  for (const address of ['/platform/home', '/platform/home', '/platform/my-orders']) {
    const answer = await page.request.get(address)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    nonces.add(nonce)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    const inline = [...(await answer.text()).matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const running = inline.filter((attributes) => !attributes.includes('type="application/json"'))
    expect(running.length).toBeGreaterThan(1)
    expect(running.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
  }
  expect(nonces.size).toBe(3)
})

/** Scripts that the page has asked for, in kB as they travel. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

test('a list loads 350 kB of scripts at most until it is shown, and other pages once it is at rest', async ({
  page,
}) => {
  await enterAs(page, 'admin')
  for (const address of ['/platform/admin/orders', '/platform/admin/rented-items', '/platform/admin/clients']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible()
    expect(await scriptsOf(page), address).toBeLessThanOrEqual(350)
  }
  const shown = await scriptsOf(page)
  await expect.poll(() => scriptsOf(page)).toBeGreaterThan(shown)
})

/** The pages that show a heading before their user is known, by what their sources say. */
const HEADED = globSync('pages/platform/**/*.tsx')
  .filter((file) => /\w+Page\.heading = /.test(readFileSync(file, 'utf8')))
  .map((file) => file.replace(/^pages/, '').replace(/(\/index)?\.tsx$/, ''))

const headingOf = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 })
  return { text: await heading.textContent(), box: await heading.boundingBox() }
}

for (const person of ['gestor', 'admin'] as const) {
  test(`the headings in the HTML of the pages of ${person} are those of their screens, at the same place`, async ({
    page,
  }) => {
    await enterAs(page, person)
    const theirs = HEADED.filter((address) => address.startsWith('/platform/admin') === (person === 'admin'))
    expect(theirs.length).toBeGreaterThan(5)
    for (const address of theirs) {
      await page.route('**/_next/static/**/*.js', () => undefined)
      await page.goto(address, { waitUntil: 'commit' })
      const first = await headingOf(page)
      await page.unrouteAll()
      await page.goto(address)
      await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
      expect(await headingOf(page), address).toEqual(first)
    }
  })
}
