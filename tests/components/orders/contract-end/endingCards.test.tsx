import { screen } from '@testing-library/react'
import { ContractEndsScreen } from '@/components/orders/contract-end/staff/ContractEndsScreen'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../../layout/frame'
import { answer, open, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const PATH = '/platform/admin/orders/1/000128'

const end = (told: Partial<NonNullable<OrderSummary['contract_end']>> = {}): OrderSummary['contract_end'] => ({
  choice: null,
  duration_months: null,
  message: null,
  said_by: null,
  said_at: null,
  addendum: null,
  ...told,
})

/** The list on a phone, with one contract that ends in ten days. */
async function openCard(contract_end: OrderSummary['contract_end']) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as unknown as MediaQueryList,
  )
  logIn(person(['GERENTE VENDEDOR'], { company: null }))
  answer('get', '/contract-ends/summary', { ended: 0, within_30: 1, within_60: 1, within_90: 1 })
  const ends_on = addDays(toDay(new Date()), 10)
  const order = wireOrderSummary({ stage_name: 'ONGOING', turn: null, due_at: null, ends_on, contract_end })
  answer('get', '/checkout-management', { ...wirePage([order]), monthly_fee: '5418.00' })
  open('/platform/admin/orders/contract-ends', <ContractEndsScreen />)
  return screen.findByRole('link', { name: /000128/ })
}

afterEach(() => jest.restoreAllMocks())

describe('the card of a contract that ends, on a phone', () => {
  it.each([
    ['asking who has not answered', null, 'Perguntar ao cliente'],
    ['the addendum of a renewal', end({ choice: 'renew' }), 'Enviar aditivo'],
    ['the collection of a return', end({ choice: 'return' }), 'Combinar a coleta'],
    ['the exchange of an upgrade', end({ choice: 'upgrade' }), 'Combinar a troca'],
  ])('names and leads to %s', async (_, contract_end, action) => {
    const card = await openCard(contract_end)
    expect(card).toHaveTextContent(action)
    expect(card).toHaveAttribute('href', `${PATH}#fim-do-contrato`)
  })

  it('offers nothing while the customer decides on the addendum', async () => {
    const card = await openCard(end({ choice: 'renew', addendum: 'open' }))
    expect(card).toHaveTextContent('Vez do cliente')
    expect(card).not.toHaveTextContent(/Perguntar|Enviar|Combinar/)
    expect(card).toHaveAttribute('href', PATH)
  })
})
