import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoicesScreen } from '@/components/billing/invoices/list/InvoicesScreen'
import type { InvoiceCounts } from '@/services/billing/invoices/invoices.schema'
import { wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/billing/invoices/list/IssueDialogForm'
import '@/components/billing/invoices/list/DraftsDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['FINANCEIRO'], { company: null }))
})

const AT = '/platform/admin/invoices'
const NONE = { count: 0, total: '0.00' }
const TALLIES: InvoiceCounts = {
  drafts: { count: 2, total: '10843.20' },
  open: { count: 9, total: '900.00' },
  overdue: { count: 3, total: '300.00' },
  paid: NONE,
  all: { count: 14, total: '12043.20' },
}

const DRAFT = wireInvoiceSummary({ id: 1, number: null, status: 'DRAFT', issued_on: null, version: 4 })
const WITHOUT_PRICE = wireInvoiceSummary({
  ...DRAFT,
  id: 2,
  company: { id: 9, corporate_name: 'Estúdio Norte Arquitetura', cnpj: 'ZZZZZZZZZZZZ62' },
  total: '4060.00',
  objections: ['3 unidades sem preço: escreva o valor, ou o motivo de não cobrar.'],
})

const EVERY_KIND = [
  wireInvoiceSummary({ id: 4, number: '000004' }),
  wireInvoiceSummary({ id: 5, number: '000005', kind: 'EXTRA' }),
  wireInvoiceSummary({ id: 6, number: '000004', kind: 'CREDIT', status: 'PAID' }),
]

function drafts() {
  answer('get', '/invoice-views', { views: [], first: null })
  answer('get', '/invoices/summary', TALLIES)
  return answer('get', '/invoices', wirePage([DRAFT, WITHOUT_PRICE]))
}

describe('the invoices of all companies', () => {
  it('open with the drafts, the dearest first, and count and sum them', async () => {
    const asked = drafts()
    open(AT, <InvoicesScreen />)
    const row = await screen.findByRole('row', { name: /Horizonte Engenharia/ })
    expect(row).toHaveTextContent(/11\.222\.333\/0001-81.*Mensal.*6\.783,20.*Pronta/)
    expect(asked).toEqual([{ status: 'DRAFT', ordering: '-total', page: '1', page_size: '20' }])
    expect(await screen.findByRole('button', { name: 'Rascunhos 2' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Vencidas 3' })).toBeInTheDocument()
    expect(screen.getByText(/2 rascunhos somam/)).toHaveTextContent('10.843,20')
  })

  it('take view, month and search from the address; what is overdue is of any month', async () => {
    const asked = drafts()
    open(AT, <InvoicesScreen />, { visao: 'vencidas', competencia: '2026-11', busca: 'horiz' })
    await screen.findByRole('row', { name: /Horizonte Engenharia/ })
    expect(asked).toEqual([{ overdue: 'true', search: 'horiz', ordering: 'due_on', page: '1', page_size: '20' }])
  })

  it('are told from credit notes, which count from 1, too, and summed with none of them', async () => {
    drafts()
    answer('get', '/invoices', wirePage(EVERY_KIND))
    open(AT, <InvoicesScreen />, { visao: 'todas' })
    for (const name of ['Fatura 000004', 'Fatura 000005, avulsa', 'Nota de crédito 000004'])
      expect(await screen.findByRole('cell', { name })).toBeInTheDocument()
    expect(screen.queryByText(/faturas somam/)).not.toBeInTheDocument()
  })

  it('are due on the later day that was granted', async () => {
    drafts()
    answer('get', '/invoices', wirePage([wireInvoiceSummary({ due_on: '2099-12-05', extended_to: '2099-12-15' })]))
    open(AT, <InvoicesScreen />, { visao: 'a-vencer' })
    expect(await screen.findByRole('row', { name: /000231/ })).toHaveTextContent(/15\/12\/2099.*A vencer/)
  })

  it('say why a draft cannot be chosen', async () => {
    drafts()
    open(AT, <InvoicesScreen />)
    expect(
      await screen.findByRole('checkbox', { name: /Estúdio Norte Arquitetura.*: 3 unidades sem preço/ }),
    ).toBeDisabled()
    expect(screen.getByRole('row', { name: /Estúdio Norte/ })).toHaveTextContent('3 unidades sem preço')
  })
})

it('chosen drafts are issued after a question with their sum, and each says what became of it', async () => {
  drafts()
  const sent = answer('post', '/invoices/issue', {
    results: [{ id: 1, number: null, error: { code: 'conflict', message: 'O rascunho mudou enquanto você lia.' } }],
  })
  open(AT, <InvoicesScreen />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Selecionar Horizonte Engenharia/ }))
  const bar = screen.getByRole('group', { name: 'Rascunhos selecionados' })
  expect(bar).toHaveTextContent(/1 selecionada.*6\.783,20.*1 fica de fora: faltam dados/)
  await userEvent.click(within(bar).getByRole('button', { name: 'Emitir 1 fatura' }))
  const dialog = await screen.findByRole('dialog', { name: 'Emitir a fatura?' })
  expect(dialog).toHaveTextContent('6.783,20')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Emitir fatura' }))
  const result = await screen.findByRole('dialog', { name: 'Resultado da emissão' })
  expect(result).toHaveTextContent(/0 faturas emitidas, 1 ficou em rascunho/)
  expect(result).toHaveTextContent('O rascunho mudou enquanto você lia.')
  expect(sent).toEqual([{ invoices: [{ id: 1, version: 4 }] }])
})

it('drafting a month says what was created and what was left out', async () => {
  drafts()
  const sent = answer('post', '/invoices/drafts', {
    created: 1,
    updated: 0,
    skipped: [{ company: { id: 9, corporate_name: 'Rede Bom Grão' }, why: 'Nada a cobrar no mês.' }],
  })
  open(AT, <InvoicesScreen />, { competencia: '2026-10' })
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar rascunhos' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gerar rascunhos' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gerar rascunhos' }))
  expect(await screen.findByText('1 rascunho criado.')).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('Rede Bom Grão Nada a cobrar no mês.')
  await waitFor(() => expect(sent).toEqual([{ period: '2026-10' }]))
})
