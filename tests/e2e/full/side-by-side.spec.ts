import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { customer } from '../journeys/customer'
import { logInAs, logInWith, PASSWORD } from '../journeys/people'
import { staff } from '../journeys/staff'

const CUSTOMER = 'gestor@atlantica.example'
const COMPANY = 'Atlântica'

test('customer and staff side by side: each sees the actions of the other without a reload', async ({
  page,
  browser,
  request,
}) => {
  const maskId = await openProposal(request)
  const desk = await (await browser.newContext()).newPage()
  const list = await desk.context().newPage()
  await logInWith(page, CUSTOMER)
  await customer.open(page, maskId)
  await logInAs(desk, 'juridico')
  await staff.open(desk, maskId, COMPANY)
  await list.goto(`/platform/admin/orders?visao=todos&busca=${maskId}`)
  const row = list.getByRole('row', { name: new RegExp(COMPANY) })
  await expect(row).toContainText('Proposta')
  const pages = [page, desk, list]
  for (const one of pages) await neverLoadAgain(one)

  await test.step('the customer accepts: the open order and the list of staff change', async () => {
    await customer.acceptProposal(page)
    await expect(desk.getByText(/Proposta aceita \(/)).toBeVisible()
    await expect(row).toContainText('Documentos')
    await customer.sendDocuments(page)
    await expect(desk.getByRole('list', { name: 'Documentos para analisar' })).toBeVisible()
  })

  await test.step('the bell of staff rings, by keyboard from end to end, and stays read', async () => {
    await expect(desk).toHaveTitle(/^\(\d+\) /)
    const bell = desk.getByRole('button', { name: /^Avisos, \d+ não lidos?$/ })
    await bell.press('Enter')
    const popover = desk.getByRole('dialog', { name: 'Avisos' })
    const notification = popover.getByRole('link', {
      name: new RegExp(`Documentos para analisar\\s*Pedido ${maskId} · ${COMPANY}.*`),
    })
    await expect(notification.getByRole('img', { name: 'Não lido' })).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('button', { name: /^Avisos/ })).toBeFocused()
    await bell.press('Enter')
    await notification.press('Enter')
    await expect(popover).toBeHidden()
    await desk.getByRole('button', { name: /^Avisos/ }).press('Enter')
    await expect(notification).toBeVisible()
    await expect(notification.getByRole('img', { name: 'Não lido' })).toBeHidden()
    await desk.keyboard.press('Escape')
  })

  await test.step('staff reprove a document: the customer’s screen shows it', async () => {
    await reproveFirst(desk)
    await expect(page.getByText(/Documento reprovado \(/)).toBeVisible()
    await expect(page.getByText('Não dá para ler. Envie uma cópia nítida e sem cortes.').first()).toBeVisible()
  })

  expect(await Promise.all(pages.map(hasStayed))).toEqual([true, true, true])
  await desk.context().close()
})

/** An order of the company with an open proposal. */
async function openProposal(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/login', { data: { email: CUSTOMER, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const orders = await request.get('/api/checkout?stage_name=PROPOSAL_AGREEMENT&turn=customer', {
    headers: { Authorization: `Bearer ${access}` },
  })
  const { results } = (await orders.json()) as { results: { order_mask_id: string }[] }
  const maskId = results[0]?.order_mask_id
  if (!maskId) throw new Error(`${COMPANY} has no proposal to answer`)
  return maskId
}

async function reproveFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ilegível' }).click()
  await page.getByRole('button', { name: 'Reprovar' }).click()
}

// A reload would remove the attribute.
const neverLoadAgain = (page: Page) => page.evaluate(() => document.body.setAttribute('data-stayed', ''))
const hasStayed = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-stayed'))
