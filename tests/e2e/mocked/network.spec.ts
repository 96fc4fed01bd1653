import type { BrowserContext } from '@playwright/test'
import { http, HttpResponse } from 'msw'
import { refuse, serve } from '@/tests/mocks/handlers'
import { customer } from '../journeys/customer'
import { sendPdf } from '../journeys/files'
import { PASSWORD } from '../journeys/people'
import { expectToast } from '../journeys/toast'
import { expect, test } from './harness'
import { enterAs, orderAt } from './session'

const LIST = '/platform/my-orders'
const GESTOR = 'gestor@serraazul.example'
const noOrders = { count: 0, next: null, previous: null, results: [] }

test('a list that fails to load shows an error, and loads on retry', async ({ page, context, api, network }) => {
  await enterAs(context, api, GESTOR)
  network.use(refuse('GET /checkout', 500, 'internal', 'Ocorreu um erro. Tente novamente mais tarde'))
  await page.goto(LIST)
  await expect(page.getByRole('alert').getByText('Não foi possível carregar os pedidos')).toBeVisible()

  network.resetHandlers()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('Não foi possível carregar os pedidos')).toHaveCount(0)
})

test('an answer that is not JSON is handled like any other error', async ({ page, context, api, network }) => {
  await enterAs(context, api, GESTOR)
  network.use(http.get('*/api/checkout', () => HttpResponse.html('<h1>502 Bad Gateway</h1>')))
  await page.goto(LIST)
  await expect(page.getByText('Não foi possível carregar os pedidos')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus pedidos' })).toBeVisible()
})

test('a slow list shows a skeleton while loading', async ({ page, context, api, network }) => {
  await enterAs(context, api, GESTOR)
  let answerNow: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answerNow = resolve))
  network.use(
    http.get('*/api/checkout', async () => {
      await asked
      return HttpResponse.json(noOrders)
    }),
  )
  await page.goto(LIST)
  const skeleton = page.getByRole('status', { name: 'Carregando pedidos' })
  await expect(skeleton).toBeVisible()
  answerNow()
  await expect(page.getByText('Sua empresa ainda não fez pedidos')).toBeVisible()
  await expect(skeleton).toHaveCount(0)
})

test('a failed connection can be retried', async ({ page, context, api, network }) => {
  await enterAs(context, api, GESTOR)
  network.use(http.get('*/api/checkout', () => HttpResponse.error()))
  await page.goto(LIST)
  await expect(page.getByText('Não foi possível carregar os pedidos')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('an empty list offers the next step', async ({ page, context, api, network }) => {
  await enterAs(context, api, GESTOR)
  network.use(...serve({ 'GET /checkout': noOrders }))
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Fazer uma simulação' }).click()
  await expect(page).toHaveURL(/\/platform\/simulation\/select-simulation/)
})

test('a wrong password shows a message for five seconds, and keeps the input', async ({ page }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.goto('/?action=login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('E-mail').fill(GESTOR)
  await dialog.getByLabel('Senha', { exact: true }).fill('errada')
  // From here on the clock of the page is paused.
  await page.clock.pauseAt(now + 3_600_000)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Email ou senha incorreta.' })
  await expect(toast).toBeVisible()

  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await expect(dialog.getByLabel('E-mail')).toHaveValue(GESTOR)
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue('errada')
})

test.describe('a session', () => {
  /** Replaces the access token with an expired one. */
  const wearOut = (context: BrowserContext) =>
    context.addCookies([{ name: 'access', value: 'worn-out', domain: 'localhost', path: '/' }])

  test('is refreshed once for all calls that failed together', async ({ page, context, api }) => {
    const refreshes: string[] = []
    const refused: string[] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname === '/api/login/refresh') refreshes.push(answer.request().method())
      else if (answer.status() === 401) refused.push(pathname)
    })
    await enterAs(context, api, GESTOR)
    await page.goto(LIST)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

    await wearOut(context)
    await page.getByRole('link', { name: 'Início' }).first().click()
    await expect(page).toHaveURL(/\/platform\/home$/)
    await expect.poll(() => refused.length).toBeGreaterThan(1)
    await expect.poll(() => refreshes.length).toBeGreaterThan(0)
    await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refreshes).toEqual(['POST'])
  })

  test('that cannot be refreshed asks for the login, and returns to the page', async ({ page, context, api }) => {
    await enterAs(context, api, 'gestor@horizonte.example')
    await wearOut(context)
    await context.addCookies([{ name: 'refresh', value: 'revoked', domain: 'localhost', path: '/' }])
    await page.goto(`${LIST}?busca=000128`)
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('E-mail').fill('gestor@horizonte.example')
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/platform\/my-orders\?busca=000128$/)
    await expect(page.getByRole('table').getByRole('link', { name: '000128' })).toBeVisible()
  })

  test('that expires during input keeps the input', async ({ page, context, api }) => {
    await enterAs(context, api, 'gerente@arrenda.example')
    await page.goto('/platform/admin/register-client')
    const name = page.getByLabel('Razão social')
    await name.fill('Ipê Amarelo Mineração Ltda.')
    await wearOut(context)
    await context.addCookies([{ name: 'refresh', value: 'revoked', domain: 'localhost', path: '/' }])
    // The global search calls the API.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('horizonte')

    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await expect(dialog).toContainText('Sua sessão terminou.')
    await expect(dialog.getByLabel('E-mail')).toHaveValue('gerente@arrenda.example')
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/platform\/admin\/register-client$/)
    await expect(name).toHaveValue('Ipê Amarelo Mineração Ltda.')
  })
})

test('a failed upload shows an error, and succeeds on retry', async ({ page, context, api, network }) => {
  const gestor = 'gestor@bomgrao.example'
  const order = await orderAt(api, gestor, { stage_name: 'DOC_ANALYSIS', turn: 'customer' })
  await enterAs(context, api, gestor)
  await customer.open(page, order.order_mask_id)
  network.use(http.post('*/api/checkout/:maskId/documents/:documentId/files', () => HttpResponse.error()))
  const empty = page.getByLabel(/: escolher PDF$/)
  const label = ((await empty.first().getAttribute('aria-label')) ?? '').replace(/: escolher PDF$/, '')
  await sendPdf(page, label, 'balanço.pdf')
  await expect(
    page.getByText('Não foi possível falar com a Arrenda. Verifique a conexão e tente de novo.'),
  ).toBeVisible()

  network.resetHandlers()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expectToast(page, 'Arquivo enviado')
  await page.reload()
  await expect(page.getByText('balanço.pdf')).toBeVisible()
})
