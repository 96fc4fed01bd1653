import type { Page } from '@playwright/test'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { draftOfMonth, issuedInvoice } from '../journeys/billing'
import { PEOPLE } from '../journeys/people'
import { choose, chooseTwice, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

const LIST = '/platform/admin/invoices'
const MORE = 'Mais ações de faturas'
const list = (name: string): string => `components/billing/invoices/list/${name}.tsx`
const detail = (name: string): string => `components/billing/invoices/detail/${name}.tsx`

/** Selects the first draft of the list, and presses a button of the bar. */
const chooseFirst =
  (button: string | RegExp) =>
  async (page: Page): Promise<void> => {
    const first = page.getByRole('checkbox', { name: /^Selecionar (?!todos)/ }).first()
    await first.setChecked(true)
    await press(button)(page)
  }

/** A fiscal document that the issuer refused, whatever the real one said. */
async function withRefusedDocument(page: Page): Promise<void> {
  await page.route(/\/api\/invoices\/\d+$/, async (route) => {
    const answer = await route.fetch()
    const invoice = (await answer.json()) as Invoice
    const documents = invoice.documents.map((one) => ({ ...one, status: 'REJECTED', message: 'CNPJ não encontrado.' }))
    await route.fulfill({ response: answer, json: { ...invoice, documents } })
  })
}

/** The dialogs of those who write invoices. */
export const BILLING_SCENES: Readonly<Record<string, Scene>> = {
  'the list of drafts': {
    email: PEOPLE.financeiro,
    at: async (send) => {
      await draftOfMonth(send)
      return LIST
    },
    dialogs: [
      {
        component: list('DraftsDialogForm'),
        title: 'Gerar rascunhos',
        open: press('Gerar rascunhos'),
      },
      {
        component: list('NewInvoiceDialogForm'),
        title: 'Nova fatura avulsa',
        open: chooseTwice(MORE, 'Nova fatura avulsa', 'Criar rascunho'),
      },
      {
        component: 'components/billing/payments/ImportPayments.tsx',
        title: 'Importar pagamentos',
        open: choose(MORE, 'Importar pagamentos'),
      },
      {
        component: list('DueDaysDialogForm'),
        title: 'Mudar o vencimento de 1 rascunho',
        open: chooseFirst('Mudar vencimento'),
      },
      { component: list('IssueDialogForm'), title: 'Emitir a fatura?', open: chooseFirst('Emitir 1 fatura') },
    ],
  },
  'a draft': {
    email: PEOPLE.financeiro,
    at: async (send) => `${LIST}/${String(await draftOfMonth(send))}`,
    dialogs: [
      { component: detail('RecalculateDialogForm'), title: 'Recalcular a medição?', open: press('Recalcular') },
      { component: detail('DueDayDialogForm'), title: 'Mudar o vencimento', open: press('Mudar') },
      {
        component: detail('LineAmountDialogForm'),
        title: /^Mudar o valor de /,
        open: async (page) => {
          await press(/^Detalhes de /)(page)
          await pressTwice('Mudar valor')(page)
        },
      },
    ],
  },
  'an issued invoice': {
    email: PEOPLE.financeiro,
    at: async (send, page) => {
      await withRefusedDocument(page)
      return `${LIST}/${String(await issuedInvoice(send))}`
    },
    dialogs: [
      { component: detail('ExtensionDialogForm'), title: /^Prorrogar a fatura /, open: pressTwice('Prorrogar') },
      {
        component: detail('CreditNoteDialogForm'),
        title: /^Nota de crédito da fatura /,
        open: chooseTwice('Mais ações da fatura', 'Emitir nota de crédito'),
      },
      {
        component: 'components/billing/payments/PaymentDialogForm.tsx',
        title: /^Registrar pagamento da fatura /,
        open: press('Registrar'),
      },
      {
        component: 'components/billing/payments/BoletoDialogForm.tsx',
        title: /^Boleto da fatura /,
        // The bank may have registered one already.
        open: press(/^(?:Informar|Mudar) linha$/),
      },
      {
        component: 'components/billing/documents/UploadDialogForm.tsx',
        title: /^Enviar /,
        open: chooseTwice(/^Ações de (?:Fatura|NFS-e|Nota)/, 'Enviar documento pronto', 'Guardar documento'),
      },
    ],
  },
}
