import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@/services/format/format.rules'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { activate, confirmRegistration, fillCompany, sendLogin } from '../journeys/accounts'
import { addUpgrade, answerQuestions, choosePlan, fillCart } from '../journeys/simulate'

const CNPJ = 'VISITA00000166'
const PASSWORD = 'Jabuticaba-Roxa-41'
const EMAIL = 'paula@portoalto.example'

test.use({ viewport: { width: 360, height: 780 } })

test('a visitor simulates on a phone, registers, and orders the same quotation once the company is active', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /simul/i }).first().click()
  await page.getByRole('button', { name: /Notebooks/ }).click()
  await sayWhoYouAre(page)
  await answerQuestions(page)
  await fillCart(page, 4)
  await addUpgrade(page, /^\+16 GB de memória/)
  await choosePlan(page)
  await addAddress(page, 'Sede', '1842')
  await addAddress(page, 'Filial', '900')
  await page.getByRole('button', { name: 'Distribuir por igual' }).click()
  await page.getByRole('button', { name: 'Revisar pedido' }).click()

  await expect(page.getByRole('heading', { name: 'Confira seu pedido' })).toBeVisible()
  const place = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Tenho um cupom' }).click()
  await page.getByLabel('Cupom').fill('bemvindo50')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Cupom BEMVINDO50')).toBeVisible()
  const fee = await monthlyFee(page)

  // The button moves the focus to what is missing.
  await page.getByRole('button', { name: 'Enviar pedido' }).filter({ visible: true }).click()
  const register = page.getByRole('main').getByRole('link', { name: 'Criar conta' })
  await expect(register).toBeFocused()
  await register.press('Enter')
  await fillCompany(page, { cnpj: CNPJ, name: 'Porto Alto' })
  await page.getByLabel('Nome completo').fill('Paula Ribeiro')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(PASSWORD)
  await page.getByLabel('Repita a senha').fill(PASSWORD)
  await page.getByLabel(/Li e aceito/).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  // The mail is opened in another tab; the first one goes on.
  const mail = await page.context().newPage()
  await confirmRegistration(mail, EMAIL)
  await mail.close()
  await page.getByRole('link', { name: 'Entrar', exact: true }).last().click()
  await sendLogin(page, EMAIL, PASSWORD)

  // The same quotation with all its data; only the activation of the company is missing.
  await expect(page).toHaveURL(new RegExp(`${place}$`))
  await expect(page.getByText('Sua empresa ainda aguarda a ativação do cadastro.')).toBeVisible()
  expect(await monthlyFee(page)).toBe(fee)
  await activate(request, CNPJ)
  await page.reload()
  await expect(page.getByText('Sua empresa ainda aguarda a ativação do cadastro.')).toBeHidden()
  await page.getByRole('button', { name: 'Enviar pedido' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/platform\/my-orders\/000001$/)
  await expect(page.getByText(fee).first()).toBeVisible()
  const proposal = await proposalText(page)
  expect(proposal).toContain(`Total por mês R$ ${fee}`)
  expect(proposal).toContain('4 × +16 GB de memória para ')
  expect(await feeOfApi(request)).toContain(fee)
})

/** The text of the proposal downloaded from the order's page. */
async function proposalText(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar a proposta/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Proposta 000001, versão 1.pdf')
  return (await pdfPages(await readFile(await file.path()))).join(' ')
}

async function feeOfApi(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/login', { data: { email: EMAIL, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const order = await request.get('/api/checkout/000001', { headers: { Authorization: `Bearer ${access}` } })
  return formatMoney(((await order.json()) as { monthly_fee: string }).monthly_fee)
}

async function sayWhoYouAre(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Antes de começar' })
  await dialog.getByLabel('Nome completo').fill('Paula Ribeiro')
  await dialog.getByLabel('E-mail').fill(EMAIL)
  await dialog.getByLabel('Celular').fill('11987654321')
  await dialog.getByRole('button', { name: 'Começar a simulação' }).click()
}

async function addAddress(page: Page, label: string, number: string): Promise<void> {
  await page
    .getByRole('button', { name: /endereço/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome do endereço').fill(label)
  await dialog.getByLabel('Quem recebe').fill('Paula Ribeiro')
  await dialog.getByLabel('CEP').fill('01310200')
  await expect(dialog.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
  await dialog.getByLabel('Número').fill(number)
  await dialog.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
}

/** The digits of the total that the page shows. */
async function monthlyFee(page: Page): Promise<string> {
  const fee = page.getByRole('complementary', { name: 'Mensalidade' })
  await expect(fee.locator('[aria-busy="true"]')).toHaveCount(0)
  const text = await fee.getByText('Total por mês').locator('xpath=..').innerText()
  return /[\d.]+,\d\d/.exec(text)?.[0] ?? ''
}
