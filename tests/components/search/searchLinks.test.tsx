import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Group } from '@/services/auth/actor.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import type { SearchAnswer } from '@/services/search/search.schema'
import { the } from '@/tests/factories/the'
import { wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { fill } from '@/tests/setup/fill'
import { atMoment } from '@/tests/setup/today'
import { useNetwork } from '../users/usersDesk'
import { draw, FOUND, names, NOTHING, open } from './searchDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-11-23T13:40:00.000Z')

const TICKET: SearchAnswer['tickets'][number] = {
  id: 1042,
  subject: 'A tela pisca',
  status: 'IN_PROGRESS',
  waiting_for: 'customer',
  company: { id: 1, corporate_name: 'Horizonte Engenharia' },
}

const INVOICE = wireInvoiceSummary({ id: 7, number: '000231', period: '2026-10', status: 'PAID', total: '8900.00' })
const NOTE = wireInvoiceSummary({ id: 9, number: '000004', kind: 'CREDIT', status: 'PAID', total: '-50.00' })
const DRAFT = wireInvoiceSummary({ id: 8, number: null, period: '2026-11', status: 'DRAFT', total: '4450.00' })

describe('the results of the global search', () => {
  it('links staff to a unit and to its order', async () => {
    const shelved = {
      ...the(FOUND.units),
      id: 43,
      serial: 'HZ-00043',
      label: null,
      status: 'UP_FOR_RENTAL' as const,
      order: null,
    }
    const { router } = draw(['OPERAÇÃO'], { ...NOTHING, units: [...FOUND.units, shelved] })
    await fill(await open(), 'HZ-0004')
    const units = await screen.findByRole('group', { name: 'Equipamentos' })
    expect(names(units)).toEqual([
      'HZ-00042, RecepçãoVertex 14, Horizonte EngenhariaEm uso',
      'HZ-00043Vertex 14Disponível para locação',
    ])
    expect(names(screen.getByRole('group', { name: 'Pedidos desses equipamentos' }))).toEqual([
      'Horizonte Engenharia, 000117Pedido com HZ-00042',
    ])
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/admin/rented-items/42')
  })

  it('links a customer to their order, without the company’s name', async () => {
    const { router } = draw(['CLIENTE', 'GESTOR'], { ...FOUND, companies: [] })
    await userEvent.type(await open(), '128')
    const orders = await screen.findByRole('group', { name: 'Pedidos' })
    expect(names(orders)).toEqual([expect.stringMatching(/^Pedido 000128/)])
    await userEvent.click(within(orders).getByRole('option'))
    expect(router.push).toHaveBeenCalledWith('/platform/my-orders/000128')
  })

  it.each([
    [
      ['ADMINISTRADOR'],
      'Chamado 1042, A tela piscaHorizonte EngenhariaEm andamento',
      'admin/support-tickets?chamado=1042',
    ],
    [['CLIENTE', 'COLABORADOR'], 'Chamado 1042, A tela piscaSua vez', 'support-tickets/1042'],
  ] as [Group[], string, string][])('links %s to a ticket', async (groups, name, path) => {
    const { router } = draw(groups, { ...NOTHING, tickets: [TICKET] })
    await fill(await open(), 'pisca')
    const tickets = await screen.findByRole('group', { name: 'Chamados' })
    expect(names(tickets)).toEqual([name])
    await userEvent.click(within(tickets).getByRole('option'))
    expect(router.push).toHaveBeenCalledWith(`/platform/${path}`)
  })

  it.each([
    [
      ['FINANCEIRO'],
      [INVOICE, DRAFT],
      'Fatura 000231, Horizonte EngenhariaFatura de outubro, R$ 8.900,00Paga|Rascunho de novembro, Horizonte EngenhariaR$ 4.450,00Rascunho',
      'admin/invoices/7',
    ],
    [
      ['FINANCEIRO'],
      [NOTE],
      'Nota de crédito 000004, Horizonte EngenhariaNota de crédito, −\u2009R$ 50,00Emitida',
      'admin/invoices/9',
    ],
    [['CLIENTE', 'GESTOR'], [INVOICE], 'Fatura de outubroFatura 000231, R$ 8.900,00Paga', 'my-orders/invoices/7'],
  ] as [Group[], InvoiceSummary[], string, string][])('links %s to an invoice', async (groups, found, rows, path) => {
    const { router } = draw(groups, { ...NOTHING, invoices: found })
    await fill(await open(), '231')
    const group = await screen.findByRole('group', { name: 'Faturas' })
    expect(names(group).join('|').replaceAll('\u00a0', ' ')).toBe(rows)
    await userEvent.click(the(within(group).getAllByRole('option')))
    expect(router.push).toHaveBeenCalledWith(`/platform/${path}`)
  })
})
