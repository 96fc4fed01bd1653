import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceScreen } from '@/components/billing/invoices/detail/InvoiceScreen'
import type { UpdateInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { wireInvoice, wireInvoiceLine, wireInvoiceMeasurement } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../layout/frame'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/billing/invoices/detail/LineAmountDialogForm'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['FINANCEIRO'], { company: null }))
})

const DAMAGE = wireInvoiceLine({
  id: 8,
  kind: 'DAMAGE',
  order: null,
  label: 'Carregador não devolvido',
  detail: null,
  quantity: 1,
  unit_amount: '120.00',
  amount: '120.00',
  reason: 'Sumiu na devolução',
  measurements: 0,
})

const DRAFT = wireInvoice({
  number: null,
  status: 'DRAFT',
  issued_on: null,
  documents: [],
  lines: [wireInvoiceLine(), DAMAGE],
  next_number: '000232',
  allowed_actions: ['edit', 'recalculate', 'delete', 'issue'],
})

function openDraft(draft: Invoice = DRAFT) {
  answer('get', '/invoices/231', draft)
  answer('get', '/event-logs/231', wirePage([]))
  open('/platform/admin/invoices/[invoiceId]', <InvoiceScreen />, { invoiceId: '231' })
  return screen.findByRole('heading', { level: 1, name: 'Horizonte Engenharia, novembro de 2026' })
}

describe('a draft', () => {
  it('shows the units behind a line in place', async () => {
    answer('get', '/invoices/231/lines/1/measurements', wirePage([wireInvoiceMeasurement()]))
    await openDraft()
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes de Vertex 14' }))
    expect(await screen.findByRole('table', { name: 'Unidades de Vertex 14' })).toHaveTextContent('VX14-2411-0387')
  })

  it('offers no end of measured days, only another amount', async () => {
    answer('get', '/invoices/231/lines/1/measurements', wirePage([wireInvoiceMeasurement()]))
    await openDraft()
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes de Vertex 14' }))
    expect(await screen.findByRole('button', { name: 'Mudar valor' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Tirar da fatura' })).not.toBeInTheDocument()
  })

  it('lets an offered line be taken out', async () => {
    answer('get', '/invoices/231/lines/9/measurements', wirePage([]))
    const offered = { id: 9, kind: 'LATE_CHARGES', label: 'Multa e juros por atraso', measurements: 0 } as const
    await openDraft({ ...DRAFT, lines: [wireInvoiceLine(), wireInvoiceLine(offered)] })
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes de Multa e juros por atraso' }))
    expect(await screen.findByRole('button', { name: 'Tirar da fatura' })).toBeInTheDocument()
  })

  it('lets a measured line cost nothing, with a reason, and says how', async () => {
    answer('get', '/invoices/231/lines/1/measurements', wirePage([wireInvoiceMeasurement()]))
    const sent = answer('put', '/invoices/231', { ...DRAFT, version: 4 })
    await openDraft()
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes de Vertex 14' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar valor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o valor de Vertex 14' }))
    expect(dialog.getByText(/Para não cobrar esses dias, deixe o valor em 0 com o motivo\.$/)).toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText('Valor por unidade'))
    await userEvent.type(dialog.getByLabelText('Valor por unidade'), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar valor' }))
    expect(await dialog.findByText('Conte o motivo')).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Cortesia do mês')
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar valor' }))
    expect(await screen.findByText('Valor de Vertex 14 alterado.')).toBeInTheDocument()
    expect((sent[0] as UpdateInvoice).lines[0]).toMatchObject({ id: 1, unit_amount: '0.00', reason: 'Cortesia do mês' })
  })

  it('saves a written line when the focus leaves it, with all others as they are', async () => {
    const sent = answer('put', '/invoices/231', { ...DRAFT, version: 4 })
    await openDraft()
    const amount = screen.getByLabelText('Valor por unidade de Carregador não devolvido')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1.150,5')
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeInTheDocument()
    const { lines, version } = sent[0] as UpdateInvoice
    expect(version).toBe(3)
    expect(lines.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([
      [1, '174.00'],
      [8, '1150.50'],
    ])
  })

  it('saves its note when the focus leaves the field', async () => {
    const sent = answer('put', '/invoices/231', { ...DRAFT, note: 'Compra 4471' })
    await openDraft()
    await userEvent.type(screen.getByLabelText('Observação na fatura'), 'Compra 4471')
    await userEvent.tab()
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeInTheDocument()
    expect(sent).toMatchObject([{ note: 'Compra 4471', version: 3 }])
  })

  it('says what a line lacks, and does not save it before', async () => {
    const sent = answer('put', '/invoices/231', DRAFT)
    await openDraft()
    await userEvent.clear(screen.getByLabelText('Motivo de Carregador não devolvido'))
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByText('Ainda não salva: Conte o motivo.')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('shows the newer draft after an edit conflict and keeps what was typed', async () => {
    answer('put', '/invoices/231', refused('conflict', 'Outra pessoa mudou a fatura.'), 409)
    await openDraft()
    answer('get', '/invoices/231', { ...DRAFT, version: 9, total: '7777.00' })
    const label = screen.getByLabelText('Descrição de Carregador não devolvido')
    await userEvent.type(label, ' do João')
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByText('A fatura mudou enquanto você editava.')).toBeInTheDocument()
    expect(await screen.findByText('7.777,00')).toBeInTheDocument()
    expect(screen.getByDisplayValue('Carregador não devolvido do João')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Salvar de novo' })).toBeInTheDocument()
  })
})
