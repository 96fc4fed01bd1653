import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../journeys/axe'
import { atEachStage, eachOrder } from '../journeys/addresses'
import type { Send } from '../journeys/quotation'

/** The calls of the API that a page has made, by their addresses, with when each left after the HTML was there. */
const callsOf = (page: Page) =>
  page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
    return calls.map(({ name, startTime }) => ({
      path: name.replace(/^.*\/api/, ''),
      after: startTime - (html?.responseEnd ?? 0),
    }))
  })

/** The answers that the inline script asked for and nothing has taken. */
const leftOver = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.arrendaEarly?.answers ?? {}).flatMap(([address, answer]) => (answer ? [address] : [])),
  )

const LIST = '/checkout-management?mine=true&ordering=due_at&page=1&page_size=20'

test('the orders desk asks for its list before any script has come, within 100 ms of the HTML', async ({ page }) => {
  await enterAs(page, 'admin')
  const delayOfList = async (): Promise<number> => {
    await page.goto('/platform/admin/orders')
    await expect(page.getByRole('link', { name: /^\d{6}$/ }).first()).toBeVisible()
    return (await callsOf(page)).find(({ path }) => path === LIST)?.after ?? Infinity
  }
  // Others use the machine too: one of several loads is undisturbed. A page that waits for its scripts has none such.
  await expect.poll(delayOfList, { timeout: 90_000 }).toBeLessThanOrEqual(100)

  await page.route('**/_next/static/**/*.js', () => undefined)
  const asked = page.waitForRequest((request) => request.url().endsWith(LIST))
  await page.goto('/platform/admin/orders', { waitUntil: 'commit' })
  await asked
})

const PAGES = {
  gestor: {
    addresses: [
      '/platform/home',
      '/platform/my-orders',
      '/platform/equipment',
      '/platform/simulation/select-simulation',
    ],
    order: (send: Send) => eachOrder('/platform/my-orders/[maskId]', send),
  },
  admin: {
    addresses: [
      '/platform/admin/home',
      '/platform/admin/orders',
      '/platform/admin/orders?visao=todos',
      '/platform/admin/rented-items',
      '/platform/admin/clients',
    ],
    order: (send: Send) => atEachStage('/checkout-management')('/platform/admin/orders/[companyId]/[maskId]', send),
  },
} as const

for (const person of ['gestor', 'admin'] as const) {
  test(`what the pages of ${person} ask for with their first bytes is what they show`, async ({ page }) => {
    const send = await enterAs(page, person)
    const { addresses, order } = PAGES[person]
    for (const address of [...addresses, ...(await order(send)).slice(0, 1)]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => leftOver(page), { message: address }).toEqual([])
    }
  })
}

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
