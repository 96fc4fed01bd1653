import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TicketsScreen } from '@/components/tickets/list/TicketsScreen'
import { must } from '@/services/invariant/must.rules'
import { wireEquipment } from '@/tests/factories/wire/equipment.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireTicketCounts, wireTicketSummary } from '@/tests/factories/wire/tickets.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-11-23T13:40:00.000Z')
beforeEach(() => {
  logIn(person(['CLIENTE', 'GESTOR']))
  answer('get', '/tickets/summary', wireTicketCounts())
})

const AT = '/platform/support-tickets'

describe('the tickets of a company', () => {
  it('show what each is about, whose turn it is and until when', async () => {
    const asked = answer(
      'get',
      '/tickets',
      wirePage([
        wireTicketSummary({ waiting_for: 'customer', closes_at: '2026-11-30T21:00:00.000Z', unread: true }),
        wireTicketSummary({
          id: 1047,
          category: 'DELIVERY',
          subject: 'Falta o carregador',
          unit: null,
          order: { order_mask_id: '000117' },
          next_due_at: '2026-11-23T16:00:00.000Z',
        }),
      ]),
    )
    open(AT, <TicketsScreen />)
    const row = await screen.findByRole('row', { name: /1042/ })
    expect(row).toHaveTextContent(
      /Notebook desliga sozinho durante o uso , não lidoDefeitoVertex 14 ProVX14P-2411-0387Sua vezJoana respondeuhá 12 minfecha em 30\/11/,
    )
    expect(within(row).getByRole('link', { name: '1042' })).toHaveAttribute('href', '/platform/support-tickets/1042')
    expect(screen.getByRole('row', { name: /1047/ })).toHaveTextContent(
      /EntregaPedido 000117Vez da Arrenda.*resposta hoje, até 13h/,
    )
    expect(screen.getByText('5 abertos, 2 aguardam você')).toBeInTheDocument()
    expect(screen.getByText('Um chamado fecha sozinho depois de 5 dias úteis sem a sua resposta.')).toBeInTheDocument()
    expect(asked).toEqual([{ open: 'true', page: '1', page_size: '20' }])
  })

  it('are asked for by the view and the filters of the address', async () => {
    const asked = answer('get', '/tickets', wirePage([wireTicketSummary()]))
    open(AT, <TicketsScreen />, {
      visao: 'aguardam',
      categoria: 'DEFECT',
      equipamento: '387',
      pessoa: '1',
      busca: 'liga',
    })
    await screen.findByRole('row', { name: /1042/ })
    expect(asked).toEqual([
      {
        open: 'true',
        waiting_for: 'customer',
        ordering: 'next_due_at',
        category: 'DEFECT',
        unit_id: '387',
        opened_by: '1',
        search: 'liga',
        page: '1',
        page_size: '20',
      },
    ])
    expect(screen.getByRole('button', { name: 'Equipamento: VX14P-2411-0387' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quem abriu: Marina Duarte' })).toBeInTheDocument()
  })

  it('have a tab for each view, with its count', async () => {
    answer('get', '/tickets', wirePage([wireTicketSummary()]))
    const { router } = open(AT, <TicketsScreen />)
    const tabs = await screen.findByRole('navigation', { name: 'Visões' })
    expect(await within(tabs).findByRole('button', { name: 'Abertos 5' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(within(tabs).getByRole('button', { name: 'Encerrados 38' }))
    expect(router.replace).toHaveBeenCalledWith({ pathname: AT, query: { visao: 'encerrados' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })

  it('can be filtered by a unit, which is searched', async () => {
    answer('get', '/tickets', wirePage([wireTicketSummary()]))
    answer('get', '/equipment', wirePage([wireEquipment()]))
    open(AT, <TicketsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Equipamento' }))
    expect(await screen.findByRole('option', { name: /VX14P-0007/ })).toBeInTheDocument()
  })

  it('offer a new one where there is none', async () => {
    answer('get', '/tickets', wirePage([]))
    open(AT, <TicketsScreen />)
    expect(await screen.findByRole('heading', { name: 'Nenhum chamado aberto.' })).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'Novo chamado' }))
      expect(link).toHaveAttribute('href', '/platform/support-tickets/new')
  })

  it('say that nothing fits the filters, and take them away without leaving the view', async () => {
    answer('get', '/tickets', wirePage([]))
    const { router } = open(AT, <TicketsScreen />, { visao: 'encerrados', categoria: 'LOSS' })
    await screen.findByText('Nenhum chamado com esses filtros')
    const [clear] = screen.getAllByRole('button', { name: 'Limpar' })
    await userEvent.click(must(clear, 'a button that clears the filters'))
    expect(router.replace).toHaveBeenCalledWith({ pathname: AT, query: { visao: 'encerrados' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })
})

it('somebody who sees only their own tickets chooses no people', async () => {
  logIn(person(['CLIENTE', 'COLABORADOR']))
  answer('get', '/tickets', wirePage([wireTicketSummary()]))
  open(AT, <TicketsScreen />)
  expect(await screen.findByRole('button', { name: 'Categoria' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Quem abriu' })).not.toBeInTheDocument()
})
