import { expect, test } from '@playwright/test'
import { inviteColleague } from '../journeys/accounts'
import { enterAs, enterWith, violationsOn } from '../journeys/axe'
import { simulatorScreens } from '../journeys/quotation'
import { openSettled, showTheme } from '../journeys/settle'

// Every page is analysed four times: both themes, a desk and a phone.
test.describe.configure({ timeout: 240_000 })

type Listed = { results: { order_mask_id: string; company: { id: number } }[] }

test('visitors', async ({ page }) => {
  expect(
    await violationsOn(page, [
      '/',
      '/?action=login',
      '/?action=recover-password',
      '/?action=reset-password',
      '/register',
      '/sign',
      '/404',
    ]),
  ).toEqual([])
})

test('the link of a recovery mail, and who has to wait or to choose a password first', async ({ page }) => {
  expect(await violationsOn(page, [`/?action=reset-password#token=${'a1'.repeat(20)}`])).toEqual([])
  await enterAs(page, 'waiting')
  expect(await violationsOn(page, ['/platform/home'])).toEqual([])
  const email = 'janaina@horizonte.example'
  await enterWith(page, email, await inviteColleague(page.request, email))
  expect(await violationsOn(page, ['/platform/equipment'])).toEqual([])
})

test('the gallery of pieces', async ({ page }) => {
  expect(await violationsOn(page, ['/dev/ui'])).toEqual([])
})

test('customers: home, orders, and an order at each stage that is theirs', async ({ page }) => {
  const send = await enterAs(page, 'gestor')
  const { results } = await send<Listed>('GET', '/checkout?turn=customer&page_size=20')
  const orders = results.map(({ order_mask_id }) => `/platform/my-orders/${order_mask_id}`)
  expect(orders.length).toBeGreaterThan(3)
  expect(await violationsOn(page, ['/platform/home', '/platform/my-orders', ...orders.slice(0, 5)])).toEqual([])
})

test('what a company rents: the list, a unit, the log', async ({ page }) => {
  const send = await enterAs(page, 'gestor')
  const { results } = await send<{ results: { id: number }[] }>('GET', '/equipment?page_size=1')
  const unit = `/platform/equipment/${String(results[0]?.id)}`
  const [list, moves, log] = ['', '?visao=mudancas', '?visao=historico'].map((query) => `/platform/equipment${query}`)
  expect(await violationsOn(page, [list, unit, moves, log].map(String))).toEqual([])
})

test('people and clients', async ({ page }) => {
  await enterAs(page, 'gestor')
  expect(await violationsOn(page, ['/platform/users', '/platform/users?busca=ninguem'])).toEqual([])
  await page.context().clearCookies()
  await enterAs(page, 'admin')
  const client = '/platform/admin/clients/1'
  const clients = ['/platform/admin/clients', client, `${client}/movements`, '/platform/admin/register-client']
  expect(await violationsOn(page, ['/platform/admin/users', ...clients])).toEqual([])
})

test('the calendar of the reservations, the stock by product, and a unit', async ({ page }) => {
  await enterAs(page, 'admin')
  const units = '/platform/admin/rented-items'
  const stock = [`${units}?visao=produtos`, `${units}/1`, `${units}/check`]
  expect(await violationsOn(page, ['/platform/admin/reservations?visao=calendario', ...stock])).toEqual([])
})

test('deliveries: the board, the list, one of them, and a box that is packed', async ({ page }) => {
  const send = await enterAs(page, 'operacao')
  const list = '/platform/admin/deliveries?visao=lista&data=delivery_eta'
  const { results } = await send<{ results: { id: number }[] }>('GET', '/package-management?delivery_status=SEPARATION')
  const box = `/platform/admin/deliveries/${String(results[0]?.id)}/packing`
  expect(await violationsOn(page, ['/platform/admin/deliveries', list, box, box.replace('/packing', '')])).toEqual([])
})

test('returns: the list, one to receive and one to appraise', async ({ page }) => {
  const send = await enterAs(page, 'operacao')
  const first = async (todo: string) => {
    const { results } = await send<{ results: { id: number }[] }>('GET', `/returns?todo=${todo}&page_size=1`)
    return `/platform/admin/returnals/${String(results[0]?.id)}`
  }
  const returns = ['/platform/admin/returnals', await first('collect'), await first('appraise')]
  expect(await violationsOn(page, returns)).toEqual([])
})

test('exchanges: the list, and one of them', async ({ page }) => {
  const send = await enterAs(page, 'operacao')
  const { results } = await send<{ results: { id: number }[] }>('GET', '/exchange-management?page_size=1')
  const list = '/platform/admin/returnals/exchanges'
  expect(await violationsOn(page, [list, `${list}/${String(results[0]?.id)}`])).toEqual([])
})

test('credit: the form, and a report', async ({ page }) => {
  const send = await enterAs(page, 'admin')
  const { results } = await send<{ results: { id: number }[] }>('GET', '/credit-queries?status=DONE&page_size=1')
  const report = `/platform/admin/consult-credit?consulta=${String(results[0]?.id)}`
  expect(await violationsOn(page, ['/platform/admin/consult-credit', report])).toEqual([])
})

test('the catalogue', async ({ page }) => {
  await enterAs(page, 'admin')
  expect(
    await violationsOn(page, [
      '/platform/admin/properties',
      '/platform/admin/properties/1',
      '/platform/admin/products/categories',
      '/platform/admin/products/plans',
      '/platform/admin/products/service-packages',
      '/platform/admin/upgrades',
      '/platform/admin/products/types',
      '/platform/admin/products/simulators',
      '/platform/admin/products/simulators/1',
      '/platform/admin/products/simulators/new',
    ]),
  ).toEqual([])
})

test('customers: settings, and the help with an answer open', async ({ page }) => {
  await enterAs(page, 'gestor')
  expect(await violationsOn(page, ['/platform/settings', '/platform/help'])).toEqual([])
  const answer = page.getByText('Como mudo minha senha?')
  expect(await violationsOn(page, ['/platform/help'], () => answer.click())).toEqual([])
})

test('staff find their settings and the help by address', async ({ page }) => {
  await enterAs(page, 'admin')
  expect(await violationsOn(page, ['/platform/settings', '/platform/help'])).toEqual([])
})

test('the simulator, screen by screen, and the quotations that are kept', async ({ page }) => {
  const send = await enterAs(page, 'gestor')
  const screens = await simulatorScreens(send)
  expect(await violationsOn(page, [...screens, '/platform/simulation/quotations'])).toEqual([])
})

test('staff: home, list, and an order at each of their stages', async ({ page }) => {
  const send = await enterAs(page, 'admin')
  const stages = ['DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'PACKAGING', 'SHIPPING', 'RETURNING']
  const orders: string[] = []
  for (const stage of stages) {
    const { results } = await send<Listed>('GET', `/checkout-management?stage_name=${stage}&turn=staff&page_size=1`)
    for (const { company, order_mask_id } of results) {
      orders.push(`/platform/admin/orders/${String(company.id)}/${order_mask_id}`)
    }
  }
  expect(orders).toHaveLength(stages.length)
  expect(
    await violationsOn(page, [
      '/platform/admin/home',
      '/platform/admin/orders',
      '/platform/admin/orders/contract-ends',
      ...orders,
    ]),
  ).toEqual([])
})

test('whoever wants less motion sees the other theme at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openSettled(page, '/register')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => {
    const note = () => (element.dataset.first = getComputedStyle(element).color)
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  })
  await showTheme(page, 'dark')
  const last = await heading.evaluate((element) => getComputedStyle(element).color)
  await expect(heading).toHaveAttribute('data-first', last)
})
