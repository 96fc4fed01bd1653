import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MeasuringScreen } from '@/components/billing/measuring/MeasuringScreen'
import type { Measurement } from '@/services/billing/measuring/measuring.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['FINANCEIRO'], { company: null }))
})

const AT = '/platform/admin/invoices/measuring'

const wireMeasurement = (overrides: Partial<Measurement> = {}): Measurement => ({
  company: { id: 7, corporate_name: 'Atlântica Logística' },
  order_mask_id: '000041',
  unit: { id: 387, serial: 'VX14-2208-7731', product: 'Vertex 14' },
  period: '2026-10',
  started_on: '2026-10-01',
  ended_on: '2026-10-18',
  days: 17,
  days_in_month: 31,
  monthly_rental: '157.00',
  monthly_service: '12.00',
  rental_amount: '88.97',
  service_amount: '6.80',
  amount: '95.77',
  provisional: false,
  invoice_id: null,
  notes: ['exchanged_out'],
  ...overrides,
})

const UNPRICED = wireMeasurement({
  unit: { id: 388, serial: 'FL10-2508-0203', product: 'Folha 10' },
  monthly_rental: null,
  monthly_service: null,
  provisional: true,
  notes: ['unpriced'],
})

const measured = () =>
  answer('get', '/usage-measuring-monthly', {
    ...wirePage([wireMeasurement(), UNPRICED]),
    totals: {
      ...{ units: 2, days: 34, rental_amount: '177.94', service_amount: '13.60', adjustments: '-40.00' },
      ...{ amount: '151.54', provisional_units: 1, provisional_amount: '95.77', unpriced_units: 1 },
    },
  })

describe('the measuring of a month', () => {
  it('shows each unit with its days, and the sums of all in the last row', async () => {
    const asked = measured()
    open(AT, <MeasuringScreen />, { mes: '2026-10' })
    expect(await screen.findByRole('row', { name: /VX14-2208-7731/ })).toHaveTextContent(
      /01\/10.*18\/10.*17.*Saiu na troca/,
    )
    expect(screen.getByRole('row', { name: /FL10-2508-0203/ })).toHaveTextContent(/Sem preço.*Provisória/)
    expect(screen.getByRole('row', { name: /Total de outubro de 2026/ })).toHaveTextContent(
      /2 unidades.*34.*177,94.*13,60.*151,54.*com cupons e reajustes/,
    )
    expect(asked).toEqual([{ start_date: '2026-10-01', end_date: '2026-10-31', page: '1', page_size: '20' }])
  })

  it('is sorted by its columns', async () => {
    const asked = measured()
    const { router } = open(AT, <MeasuringScreen />, { mes: '2026-10', ordem: '-days' })
    expect(await screen.findByRole('columnheader', { name: 'Dias' })).toHaveAttribute('aria-sort', 'descending')
    expect(asked).toMatchObject([{ ordering: '-days' }])
    await userEvent.click(screen.getByRole('button', { name: 'Valor' }))
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: AT, query: { mes: '2026-10', ordem: '-amount' } },
      undefined,
      expect.anything(),
    )
  })

  it('is narrowed by the sums that need attention', async () => {
    measured()
    const { router } = open(AT, <MeasuringScreen />, { mes: '2026-10' })
    await userEvent.click(await screen.findByRole('button', { name: /^Sem preço 1 unidade$/ }))
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: AT, query: { mes: '2026-10', situacao: 'sem-preco' } },
      undefined,
      expect.anything(),
    )
  })
})
