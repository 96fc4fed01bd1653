import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { photograph } from '../journeys/files'
import { logInAs, PASSWORD, PEOPLE } from '../journeys/people'

const SUBJECT = 'Tela apaga sozinha'
const WORDS = 'A tela apaga depois de alguns minutos e só volta quando reinicio.'

test('a colaborador scans a unit and opens a ticket without a network; staff answer, exchange and close it, side by side', async ({
  page,
  browser,
  request,
}) => {
  const serial = await serialOf(request)
  const desk = await aDesk(browser)
  await page.setViewportSize({ width: 360, height: 740 })
  await logInAs(page, 'colaborador')
  await page.goto(`/u/${serial}`)
  await expect(page).toHaveURL(/\/platform\/equipment\/\d+$/)

  await test.step('the form knows the unit, takes a photo, and keeps everything while the network is away', async () => {
    await page.getByRole('link', { name: 'Abrir chamado' }).first().click()
    await expect(page.getByRole('heading', { name: 'Novo chamado' })).toBeVisible()
    await expect(page.getByText(serial)).toBeVisible()
    await page.getByText('Defeito', { exact: true }).click()
    await page.getByLabel('Assunto').fill(SUBJECT)
    await page.getByLabel('O que acontece?').fill(WORDS)
    await page.getByLabel(/^Anexar/).setInputFiles(await photograph())
    await expect(page.getByRole('button', { name: /^Tirar foto/ })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Abrir chamado' }).click()
    await expect(page.getByText('Não foi possível falar com a Arrenda.').first()).toBeVisible()
    await expect(page.getByLabel('Assunto')).toHaveValue(SUBJECT)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Abrir chamado' }).click()
    await expect(page.getByRole('heading', { name: SUBJECT })).toBeVisible()
    await expect(page.getByText(WORDS)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ampliar foto/ })).toBeVisible()
  })

  const stayed = [page, desk]
  for (const one of stayed) await one.evaluate(() => document.body.setAttribute('data-stayed', ''))

  await test.step('the ticket stands at the desk of the staff, who answer it', async () => {
    await desk.getByRole('link', { name: new RegExp(SUBJECT) }).click()
    await expect(desk.getByText(WORDS)).toBeVisible()
    const reply = desk.getByRole('textbox', { name: 'Resposta ao cliente' })
    await reply.fill('Bom dia, Bruno. Vamos trocar.')
    await reply.press('Control+Enter')
    await expect(reply).toHaveValue('')
    await expect(page.getByText('Bom dia, Bruno. Vamos trocar.', { exact: true })).toBeVisible()
  })

  await test.step('staff exchange the unit in one press, and the customer sees it', async () => {
    await desk.getByRole('button', { name: 'Trocar agora' }).click()
    await expect(desk.getByText(/^Troca aprovada\. A entrega/)).toBeVisible()
    await expect(page.getByText('Troca aprovada').first()).toBeVisible()
  })

  await test.step('a message that does not get through stays with its words, and is sent once', async () => {
    const editor = page.getByRole('textbox', { name: 'Mensagem' })
    await editor.fill('Posso receber na obra, de manhã.')
    await page.context().setOffline(true)
    await editor.press('Control+Enter')
    await expect(page.getByText('Erro ao enviar mensagem. Tente novamente mais tarde')).toBeVisible()
    await expect(editor).toHaveValue('Posso receber na obra, de manhã.')
    await page.context().setOffline(false)
    await editor.press('Control+Enter')
    await expect(editor).toHaveValue('')
    await expect(desk.getByText('Posso receber na obra, de manhã.', { exact: true })).toHaveCount(1)
  })

  await test.step('staff close it although the exchange is on its way, and the customer rates', async () => {
    await desk.getByRole('button', { name: 'Encerrar' }).click()
    const dialog = desk.getByRole('dialog', { name: /^Encerrar o chamado/ })
    await dialog.getByLabel('Mensagem ao cliente').fill('Troca a caminho. Encerro por aqui.')
    await dialog.getByRole('button', { name: 'Encerrar chamado' }).click()
    await expect(dialog.getByText('A troca ainda não terminou.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Encerrar assim mesmo' }).click()
    await expect(dialog).toBeHidden()
    await page.getByText('5', { exact: true }).click()
    await page.getByRole('button', { name: 'Enviar nota' }).click()
    await expect(page.getByText(/Obrigad/).first()).toBeVisible()
  })

  for (const one of stayed) expect(await one.evaluate(() => document.body.hasAttribute('data-stayed'))).toBe(true)
  await desk.context().close()
})

/** The list of staff's tickets on a wide screen. */
async function aDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await logInAs(desk, 'operacao')
  await desk.goto('/platform/admin/support-tickets')
  await expect(desk.getByRole('heading', { name: 'Chamados' })).toBeVisible()
  return desk
}

/** The serial of a unit that the colaborador uses and that can be exchanged. */
async function serialOf(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/login', { data: { email: PEOPLE.colaborador, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const headers = { Authorization: `Bearer ${access}` }
  const units = await request.get('/api/equipment?status=IN_USE', { headers })
  const { results } = (await units.json()) as { results: { serial: string; allowed_actions: string[] }[] }
  const found = results.find(({ allowed_actions }) => allowed_actions.includes('request_exchange')) ?? results[0]
  if (!found) throw new Error('The colaborador uses no unit')
  return found.serial
}
