import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderCredit } from '@/components/orders/credit/OrderCredit'
import type { OrderCredit as Credit } from '@/services/credit/credit.schema'
import { wireCreditQuery, wireOrderCredit, wireReport } from '@/tests/factories/wire/credit.wire'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const order = wireOrder({ stage_name: 'CREDIT_ANALYSIS' })
const ref = { audience: 'staff', companyId: order.company.id, maskId: order.order_mask_id } as const
const PATH = `/checkout-management/${String(ref.companyId)}/${ref.maskId}`

function openCredit(credit: Partial<Credit> = {}, group: 'FINANCEIRO' | 'JURÍDICO' = 'FINANCEIRO') {
  logIn(person([group], { company: null }))
  const asked = answer('get', `${PATH}/credit`, wireOrderCredit(credit))
  open('/platform/admin/orders', <OrderCredit order={order} orderRef={ref} />)
  return asked
}

describe('the credit of an order’s company', () => {
  it('shows a summary of the report and the limit against the rented equipment', async () => {
    openCredit()
    expect(await screen.findByRole('img', { name: 'Score: 712 de 1000. Risco: Baixo' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver relatório completo' })).toHaveAttribute(
      'href',
      '/platform/admin/consult-credit?consulta=7',
    )
    const exposure = screen.getByRole('region', { name: 'Limite e exposição' })
    expect(exposure).toHaveTextContent(/Cabe no limite: sobram R\$\s30\.000,00/)
    expect(exposure).toHaveTextContent(
      /3 pedidos.*23\.100,00.*Este pedido.*6\.900,00.*1 pedido, não somados.*1\.200,00/,
    )
    expect(screen.queryByRole('button', { name: 'Consultar crédito' })).not.toBeInTheDocument()
  })

  it('does not report as clean the kinds that were not queried', async () => {
    const unseen = (kinds: number) =>
      wireReport().negative_entries.map((one, place) => (place < kinds ? { ...one, count: null, balance: null } : one))
    openCredit({ result: wireCreditQuery({ report: wireReport({ negative_entries: unseen(2) }) }) })
    expect(await screen.findByText('Nada consta, 2 tipos não consultados')).toBeInTheDocument()
    openCredit({ result: wireCreditQuery({ report: wireReport({ negative_entries: unseen(7) }) }) })
    expect(await screen.findByText('7 tipos não consultados')).toBeInTheDocument()
  })

  it('shows what is held against the company before anything else, also where the order fits the limit', async () => {
    const held = { refin: [2, '4300.00'], pefin: [5, '1900.50'] } as const
    const negative_entries = wireReport().negative_entries.map((one) => {
      const [count, balance] = one.kind === 'refin' || one.kind === 'pefin' ? held[one.kind] : [0, '0.00']
      return { ...one, count, balance }
    })
    openCredit({ result: wireCreditQuery({ report: wireReport({ risk_class: 'considerable', negative_entries }) }) })

    const advice = await screen.findByText('Risco considerável, 7 registros: revise antes de aprovar')
    const found = screen.getByRole('list', { name: 'Registros negativos' })
    expect(
      within(found)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/2 registrosR\$\s4\.300,00$/),
      expect.stringMatching(/5 registrosR\$\s1\.900,50$/),
    ])
    const limit = screen.getByText(/Cabe no limite/)
    expect(advice.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(found.compareDocumentPosition(limit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows by how much the order exceeds the limit', async () => {
    const { exposure } = wireOrderCredit()
    openCredit({ exposure: { ...exposure, limit: '20000.00', remaining: '-10000.00', verdict: 'exceeds' } })
    expect(await screen.findByText(/Passa do limite em R\$\s10\.000,00/)).toBeInTheDocument()
  })

  it('can be queried for this order after a confirmation', async () => {
    const { exposure } = wireOrderCredit()
    openCredit({ result: null, exposure: { ...exposure, limit: null, remaining: null, verdict: 'no_limit' } })
    const came = answer('post', '/credit-queries', { ...wireCreditQuery({ status: 'PENDING' }), outcome: 'created' })
    await userEvent.click(await screen.findByRole('button', { name: 'Consultar crédito' }))
    const dialog = await screen.findByRole('dialog', { name: /^Consultar o CNPJ / })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Consultar e pagar' }))
    const named = { company_id: ref.companyId, order_mask_id: ref.maskId }
    await waitFor(() => expect(came).toEqual([{ document: order.company.cnpj, purpose: 'order', order: named }]))
  })

  it('shows a pending query', async () => {
    const { report: _, ...attempt } = wireCreditQuery({ status: 'PENDING' })
    openCredit({ result: null, attempt })
    expect(await screen.findByRole('progressbar', { name: 'Consulta de crédito' })).toBeInTheDocument()
  })

  it('shows a failed query and offers another', async () => {
    const failure = { code: 'unavailable', may_be_charged: false } as const
    const { report: _, ...attempt } = wireCreditQuery({ status: 'FAILED', failure })
    openCredit({ attempt })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Houve algum erro na consulta, Tente novamente mais tarde',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('dialog', { name: /^Consultar o CNPJ / })).toBeInTheDocument()
  })

  it('is hidden from users who may not query the bureau', () => {
    const asked = openCredit({}, 'JURÍDICO')
    expect(document.body).not.toHaveTextContent('Limite')
    expect(asked).toEqual([])
  })
})
