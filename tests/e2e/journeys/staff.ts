import { expect, type Locator, type Page } from '@playwright/test'
import { formatDay } from '@/services/format/format.rules'
import { dayFromToday, sendPdf } from './files'
import { expectToast } from './toast'
import { takeBackPackage } from './warehouse'

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** The staff's side of an order, one function per stage. */
export const staff = {
  /** Opens an order from the list, by its number. */
  async open(page: Page, maskId: string, company: string): Promise<void> {
    await page.goto('/platform/admin/orders?visao=todos')
    await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill(maskId)
    await expect(page).toHaveURL(new RegExp(`busca=${maskId}`))
    await page
      .getByRole('row', { name: new RegExp(company) })
      .getByRole('link', { name: maskId })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${maskId}` })).toBeVisible()
  },

  /** Checks and approves each by key A. */
  async approveDocuments(page: Page): Promise<void> {
    const choices = page.getByRole('list', { name: 'Documentos para analisar' }).getByRole('button')
    const count = await countOnceThere(choices)
    for (let place = 0; place < count; place += 1) {
      await choices.nth(place).click()
      await page.keyboard.press('a')
      await expect(page.getByText(`${String(place + 1)} de ${String(count)} decididos`).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Concluir análise' }).click()
    await confirm(page, 'Concluir análise')
    await expectToast(page, 'Análise concluída')
  },

  async approveCredit(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Aprovar crédito' }).click()
    await confirm(page, 'Aprovar crédito')
    await expectToast(page, 'Crédito aprovado')
  },

  async putUpContract(page: Page, number: string): Promise<void> {
    await page.getByLabel('Número do contrato').fill(number)
    await page.getByRole('button', { name: 'Salvar números' }).click()
    await expectToast(page, 'Números salvos')
    await sendPdf(page, 'Contrato em PDF', 'Contrato.pdf')
    await expectToast(page, 'Contrato enviado')
  },

  async approveSignedCopy(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Aprovar via assinada' }).click()
    await confirm(page, 'Aprovar via assinada')
    await expectToast(page, 'Via assinada aprovada')
  },

  async complete(page: Page, button: string, done: string): Promise<void> {
    await page.getByRole('button', { name: button }).click()
    await expectToast(page, done)
  },

  async pack(page: Page): Promise<void> {
    const oldest = page.getByRole('button', { name: 'Escolher os mais antigos' })
    for (let left = await countOnceThere(oldest); left > 0; left -= 1) {
      await oldest.first().click()
      await expect(oldest).toHaveCount(left - 1)
    }
    await fillEvents(page, 'Previsão de entrega', 5, 'Previsão de entrega salva')
    await staff.complete(page, 'Concluir preparação', 'Preparação concluída')
  },

  async ship(page: Page): Promise<void> {
    await fillEvents(page, 'Data de envio', 0, 'Envio registrado')
    await staff.complete(page, 'Concluir envio', 'Envio concluído')
  },

  async deliver(page: Page): Promise<void> {
    await fillEvents(page, 'Data de entrega', 0, 'Entrega registrada')
    await staff.complete(page, 'Concluir entrega', 'Entrega concluída')
  },

  async putUpTerm(page: Page): Promise<void> {
    await sendPdf(page, 'Termo de entrega em PDF', 'Termo.pdf')
    await expectToast(page, 'Termo de entrega enviado')
  },

  async startReturn(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Iniciar devolução' }).click()
    await confirm(page, 'Iniciar devolução')
    await expectToast(page, 'Devolução iniciada')
  },

  /** Receives and appraises each return on its own page, and then finishes the order. */
  async takeBack(page: Page): Promise<void> {
    const order = page.url()
    for (let left = await countOnceThere(page.getByRole('link', { name: 'Receber' })); left > 0; left -= 1) {
      await page.getByRole('link', { name: 'Receber' }).first().click()
      await takeBackPackage(page)
      await page.goto(order)
      await expect(page.getByText('Avaliado').first()).toBeVisible()
    }
    await staff.complete(page, 'Encerrar pedido', 'Pedido encerrado')
  },
}

/** The number of elements, counted once the first is visible: the panel of a stage loads lazily. */
async function countOnceThere(several: Locator): Promise<number> {
  await expect(several.first()).toBeVisible()
  return several.count()
}

/** Fills the form of every package: its day, and its tracking code if it has that field. */
async function fillEvents(page: Page, label: string, days: number, saved: string): Promise<void> {
  const forms = page.getByRole('form', { name: label })
  const count = await countOnceThere(forms)
  for (let place = 0; place < count; place += 1) {
    const form = forms.nth(place)
    const tracking = form.getByLabel('Código de rastreio')
    if (await tracking.isVisible()) await tracking.fill(`BR${String(1000 + place)}`)
    await form.getByLabel(label).fill(formatDay(dayFromToday(days)))
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Faltam dados')).toHaveCount(count - place - 1)
    await expectToast(page, saved)
  }
}
