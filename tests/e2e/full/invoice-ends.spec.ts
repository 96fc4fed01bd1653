import { expect, type Page, test } from '@playwright/test'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { digitableLine, formatLine } from '@/services/billing/payments/boleto.rules'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { toCents } from '@/services/format/format.rules'
import type { Page as Paged } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { enterAs } from '../journeys/axe'
import { extraDraft, issuedInvoice } from '../journeys/billing'
import { pdfNamed } from '../journeys/files'
import { callsOf } from '../journeys/order-by-api'
import { expectToast } from '../journeys/toast'

const staffPage = (id: number): string => `/platform/admin/invoices/${String(id)}`
const customerPage = (id: number): string => `/platform/my-orders/invoices/${String(id)}`

/** Chooses a command of the invoice, or of what the button belongs to, and returns the dialog that asks about it. */
async function ask(page: Page, command: string, button: string | RegExp = 'Mais ações da fatura') {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: command, exact: true }).click()
  return page.getByRole('dialog')
}

test('what ends or completes an invoice: cancelled, deleted, uncollectible, with a boleto and a document of a portal', async ({
  page,
  request,
}) => {
  const { send } = await callsOf(request, 'financeiro')
  const get = (id: number) => send<Invoice>('GET', `/invoices/${String(id)}`)
  const [toCancel, toComplete] = [await issuedInvoice(send), await issuedInvoice(send, 'SERVICE')]
  const { id: toDelete } = await extraDraft(send)
  const line = lineOf(await get(toComplete))
  await enterAs(page, 'financeiro')

  await test.step('an issued invoice is cancelled for a reason', async () => {
    await page.goto(staffPage(toCancel))
    const dialog = await ask(page, 'Cancelar fatura')
    await dialog.getByRole('button', { name: 'Cancelar fatura' }).click()
    await expect(dialog.getByText('Conte o motivo do cancelamento.')).toBeVisible()
    await dialog.getByLabel('Motivo do cancelamento').fill('Cobrada duas vezes')
    await dialog.getByRole('button', { name: 'Cancelar fatura' }).click()
    await expectToast(page, 'Fatura cancelada.')
    await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Cobrada duas vezes').first()).toBeVisible()
  })

  await test.step('a draft is deleted once that was confirmed', async () => {
    await page.goto(staffPage(toDelete))
    const dialog = await ask(page, 'Excluir rascunho')
    await dialog.getByRole('button', { name: 'Excluir rascunho' }).click()
    await expectToast(page, 'Rascunho excluído.')
    await expect(page.getByRole('heading', { level: 1, name: 'Faturas' })).toBeVisible()
    await page.goto(staffPage(toDelete))
    await expect(page.getByText('Não encontramos essa fatura')).toBeVisible()
  })

  await test.step('the line of a boleto is accepted', async () => {
    // The bank registers a boleto by itself first.
    const path = `/invoices/${String(toComplete)}/payment`
    await expect.poll(async () => (await send<PaymentOptions>('GET', path)).digitable_line).not.toBeNull()
    await page.goto(staffPage(toComplete))
    await page.getByRole('button', { name: 'Mudar linha' }).click()
    const dialog = page.getByRole('dialog', { name: /^Boleto da fatura / })
    await dialog.getByLabel('Linha digitável').fill(line)
    await dialog.getByRole('button', { name: 'Salvar linha' }).click()
    await expectToast(page, 'O cliente já vê o boleto.')
    await expect(page.getByText(formatLine(line))).toBeVisible()
  })

  await test.step('a document of the portal takes the place of one that was cancelled', async () => {
    await expect.poll(async () => (await get(toComplete)).documents[0]?.status).toBe('AUTHORIZED')
    await page.reload()
    const menu = /^Ações de Nota fiscal de serviço nº /
    const cancel = await ask(page, 'Cancelar documento', menu)
    await cancel.getByLabel('Motivo do cancelamento').fill('Emitida com outro tomador')
    await cancel.getByRole('button', { name: 'Cancelar documento' }).click()
    await expectToast(page, 'Documento cancelado.')
    const upload = await ask(page, 'Enviar documento pronto', menu)
    await upload.getByLabel('Número do documento').fill('2026/4812')
    await upload.getByLabel('PDF do documento: escolher PDF').setInputFiles(pdfNamed('NFS-e do portal.pdf'))
    await upload.getByRole('button', { name: 'Guardar documento' }).click()
    await expectToast(page, 'Nota fiscal de serviço guardada na fatura.')
    await expect(page.getByRole('button', { name: 'Ações de Nota fiscal de serviço nº 2026/4812' })).toBeVisible()
  })

  await test.step('the customer sees the cancelled one, the boleto and the document', async () => {
    await enterAs(page, 'gestor')
    await page.goto(customerPage(toCancel))
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeHidden()
    await page.goto(customerPage(toComplete))
    await expect(page.getByRole('region', { name: 'Como pagar' }).getByText(formatLine(line))).toBeVisible()
    const documents = page.getByRole('region', { name: 'Documentos' })
    await expect(documents.getByText('nº 2026/4812, PDF')).toBeVisible()
    const download = page.waitForEvent('download')
    await documents.getByRole('button', { name: 'Baixar Nota fiscal de serviço' }).click()
    const { number } = await get(toComplete)
    expect((await download).suggestedFilename()).toBe(
      `Nota fiscal de serviço 2026-4812, fatura ${must(number, 'number')}.pdf`,
    )
  })

  await test.step('an administrator gives up a late one, which may still be paid', async () => {
    // Nothing but time makes an invoice late: this one is of the demo data, and is as before in the end.
    const { results } = await send<Paged<Invoice>>('GET', '/invoices?overdue=true&page_size=100')
    const { id } = must(
      results.find(({ partially_paid }) => partially_paid),
      'a late invoice',
    )
    await enterAs(page, 'admin')
    await page.goto(staffPage(id))
    const dialog = await ask(page, 'Marcar como incobrável')
    await dialog.getByLabel('Por que ela não será paga').fill('A empresa encerrou as atividades')
    await dialog.getByRole('button', { name: 'Marcar como incobrável' }).click()
    await expectToast(page, 'Fatura marcada como incobrável.')
    await expect(page.getByText('Incobrável', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Registrar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar pagamento' }).click()
    await expect(page.getByText('Paga', { exact: true })).toBeVisible()
    const last = must((await get(id)).payments.at(-1), 'the payment')
    await send('DELETE', `/invoices/${String(id)}/payments/${String(last.id)}`, { reason: 'Só um teste' })
  })
})

/** A boleto that a bank would have made for the invoice. */
const lineOf = ({ total, due_on }: Invoice): string =>
  digitableLine({ bank: '001', free: '0000001234567890000000117', amount: toCents(total), dueOn: due_on })
