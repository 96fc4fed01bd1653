import type { Locator, Page } from '@playwright/test'
import { http, HttpResponse } from 'msw'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import type { Ticket, TicketMessage, TicketMessages, TicketPage } from '@/services/tickets/tickets.schema'
import { photograph } from '../journeys/files'
import { PEOPLE } from '../journeys/people'
import type { ApiInProcess } from './api-in-process'
import { expect, test } from './harness'
import { enterAs, sendAs } from './session'

test.describe.configure({ timeout: 120_000 })

const LIST = '/platform/support-tickets'
const FAILURE = 'Erro ao enviar mensagem. Tente novamente mais tarde'

const openTicket = (api: ApiInProcess, email: string, subject: string) =>
  sendAs<Ticket>(api, email, 'POST', '/tickets', { subject, message: 'Veja, por favor.', category: 'QUESTION' })

const textsOf = async (api: ApiInProcess, email: string, { id }: Pick<Ticket, 'id'>) =>
  (await sendAs<TicketMessages>(api, email, 'GET', `/tickets/${String(id)}/messages`)).messages.map(({ text }) => text)

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
}

/** How often Tab is pressed until this has the focus. */
async function tabsUntil(page: Page, target: Locator): Promise<number> {
  for (let tabs = 0; tabs <= 20; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return tabs
    await page.keyboard.press('Tab')
  }
  return Infinity
}

const editorOf = (page: Page, name = 'Mensagem') => page.getByRole('textbox', { name, exact: true })

test('a ticket with a photo is opened once on a phone, although the first answer was lost', async ({
  page,
  context,
  api,
  network,
}) => {
  const subject = 'Tela apaga no canteiro'
  const words = 'Apaga depois de uns minutos.'
  const units = await sendAs<{ results: Equipment[] }>(api, PEOPLE.colaborador, 'GET', '/equipment?status=IN_USE')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(context, api, PEOPLE.colaborador)
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Chamados' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto(`${LIST}/new?serial=${units.results[0]?.serial ?? ''}&categoria=DEFECT`)
  await page.getByLabel('Assunto').fill(subject)
  await page.getByLabel('O que acontece?').fill(words)
  await page.getByLabel(/^Anexar/).setInputFiles(await photograph())
  const photo = page.getByRole('button', { name: /^Tirar foto/ })
  await expect(photo).toBeVisible()
  await expectNoSidewaysScroll(page)

  // The API opens it, but the connection breaks before the answer.
  network.use(
    http.post('*/api/tickets', async ({ request }) => {
      expect((await api.fetch(request)).status).toBe(201)
      return HttpResponse.error()
    }),
  )
  const open = page.getByRole('button', { name: 'Abrir chamado' })
  await open.click()
  await expect(
    page.getByText('Não foi possível falar com a Arrenda. Verifique a conexão e tente de novo.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue(subject)
  await expect(page.getByLabel('O que acontece?')).toHaveValue(words)
  await expect(photo).toBeVisible()

  network.resetHandlers()
  await open.click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ampliar foto/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const found = `/tickets?search=${encodeURIComponent(subject)}`
  expect((await sendAs<TicketPage>(api, PEOPLE.colaborador, 'GET', found)).count).toBe(1)
})

test('a message that fails says so in the specified words, keeps text and file, and is sent once', async ({
  page,
  context,
  api,
  network,
}) => {
  const ticket = await openTicket(api, PEOPLE.colaborador, 'Mensagem que não chega')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(context, api, PEOPLE.colaborador)
  await page.goto(`${LIST}/${String(ticket.id)}`)
  const editor = editorOf(page)
  await editor.fill('Segue a foto da etiqueta.')
  await page.getByLabel(/^Anexar/).setInputFiles(await photograph())
  const photo = page.getByRole('button', { name: /^Tirar foto/ })
  await expect(photo).toBeVisible()

  network.use(
    http.post('*/api/tickets/:id/messages', () =>
      HttpResponse.json({ errors: ['Falha'], code: 'internal', request_id: 'test' }, { status: 500 }),
    ),
  )
  await editor.press('Control+Enter')
  await expect(page.getByText(FAILURE, { exact: true })).toHaveCount(1)
  await expect(editor).toHaveValue('Segue a foto da etiqueta.')
  await expect(photo).toBeVisible()
  await expectNoSidewaysScroll(page)

  // Not even a reload loses them.
  await page.reload()
  await expect(editor).toHaveValue('Segue a foto da etiqueta.')
  await expect(photo).toBeVisible()

  network.resetHandlers()
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(editor).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Ampliar foto/ })).toHaveCount(1)
  expect(await textsOf(api, PEOPLE.colaborador, ticket)).toEqual(['Veja, por favor.', 'Segue a foto da etiqueta.'])
})

test('with the keyboard alone, a message is written from the list in six tabs at most, and the answer is read out', async ({
  page,
  context,
  api,
}) => {
  const subject = 'Dúvida pelo teclado'
  const ticket = await openTicket(api, PEOPLE.colaborador, subject)
  await enterAs(context, api, PEOPLE.colaborador)
  await page.goto(LIST)
  const row = page.getByRole('table').getByRole('link', { name: String(ticket.id) })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const editor = editorOf(page)
  await expect(editor).toBeVisible()
  expect(await tabsUntil(page, editor)).toBeLessThanOrEqual(6)

  const path = `/tickets/${String(ticket.id)}/messages`
  await sendAs<TicketMessage>(api, PEOPLE.operacao, 'POST', path, { text: 'Bom dia, Bruno.' })
  await page.keyboard.type('Bom dia!')
  await page.keyboard.press('Control+Enter')
  await expect(editor).toHaveValue('')
  await expect(editor).toBeFocused()
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: /^Nova mensagem de .*: Bom dia, Bruno\.$/ }),
  ).toHaveCount(1)
  expect(await textsOf(api, PEOPLE.colaborador, ticket)).toEqual(['Veja, por favor.', 'Bom dia, Bruno.', 'Bom dia!'])
})

test('staff who answer what a colleague has just answered see it, and send theirs all the same', async ({
  page,
  context,
  api,
}) => {
  const ticket = await openTicket(api, PEOPLE.gestor, 'Dois respondem')
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(context, api, PEOPLE.operacao)
  await page.goto(`/platform/admin/support-tickets?chamado=${String(ticket.id)}`)
  await expect(page.getByText('Veja, por favor.').first()).toBeVisible()
  const editor = editorOf(page, 'Resposta ao cliente')
  await editor.fill('Eu também cuido.')
  const path = `/tickets/${String(ticket.id)}/messages`
  await sendAs<TicketMessage>(api, PEOPLE.admin, 'POST', path, { text: 'Já estou cuidando.' })

  await editor.press('Control+Enter')
  const newer = page.getByLabel('Mensagens novas')
  await expect(newer).toContainText('Já estou cuidando.')
  await expect(editor).toHaveValue('Eu também cuido.')
  expect(await textsOf(api, PEOPLE.gestor, ticket)).toEqual(['Veja, por favor.', 'Já estou cuidando.'])

  await page.getByRole('button', { name: 'Enviar assim mesmo' }).click()
  await expect(editor).toHaveValue('')
  await expect(newer).toHaveCount(0)
  expect(await textsOf(api, PEOPLE.gestor, ticket)).toEqual([
    'Veja, por favor.',
    'Já estou cuidando.',
    'Eu também cuido.',
  ])
})
