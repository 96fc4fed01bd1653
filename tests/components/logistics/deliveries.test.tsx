import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeliveriesScreen } from '@/components/logistics/deliveries/DeliveriesScreen'
import { wireBoard, wireCard, wireListed } from '@/tests/factories/wire/package.wire'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/logistics/deliveries/MoveDialogForm'
import '@/components/ui/forms/PeriodFields'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

const AT = '/platform/admin/deliveries'
const PATH = '/package-management'
const column = (name: string) => screen.findByRole('group', { name })

describe('the board of deliveries', () => {
  it('fetches the outgoing packages once', async () => {
    const asked = answer('get', `${PATH}/board`, wireBoard([wireCard()]))
    open(AT, <DeliveriesScreen />)
    expect(await column('Separação')).toBeInTheDocument()
    expect(asked).toEqual([{ package_type: 'regular,extra', cards: '6' }])
  })

  it('shows company, contents, city and missing units of each package', async () => {
    answer('get', `${PATH}/board`, wireBoard([wireCard({ short: 6 })], { late: 2 }))
    open(AT, <DeliveriesScreen />)
    const card = within(await column('Separação')).getByRole('article')
    expect(card).toHaveTextContent(/000052.*30\/11.*Atlântica Logística.*24 Vertex 14.*Santos, SP.*faltam 6 em estoque/)
    expect(within(card).getByRole('link', { name: '000052' })).toHaveAttribute('href', `${AT}/31`)
    expect(within(card).getByRole('progressbar', { name: 'Separados: 9 de 24' })).toHaveAttribute('aria-valuenow', '38')
    expect(screen.getByRole('status')).toHaveTextContent('1 em aberto2 atrasados')
  })

  it('shows a card without dates as late by the deadline of its order', async () => {
    const late = wireCard({ delivery_eta: null, due_at: '2026-11-17T21:00:00.000Z' })
    answer('get', `${PATH}/board`, wireBoard([late], { late: 1 }))
    open(AT, <DeliveriesScreen />)
    const card = within(await column('Separação')).getByRole('article')
    expect(screen.getByRole('button', { name: 'Separação 1 atrasado 1' })).toBeInTheDocument()
    expect(within(card).getByTitle(/^17\/11\/2026, \d+ dias de atraso$/)).toHaveTextContent('17/11')
  })

  it('collapses empty stages, and expands them', async () => {
    answer('get', `${PATH}/board`, wireBoard([wireCard()]))
    open(AT, <DeliveriesScreen />)
    const folded = await screen.findByRole('button', { name: '0 Produção', expanded: false })
    await userEvent.click(folded)
    expect(within(await column('Produção')).getByText('Nada aqui agora.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Separação/, expanded: true }))
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('opens a whole stage as a list', async () => {
    const board = wireBoard([wireCard()])
    board.columns.forEach((one) => one.delivery_status === 'SEPARATION' && (one.count = 9))
    answer('get', `${PATH}/board`, board)
    const { router } = open(AT, <DeliveriesScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais 8 em Separação' }))
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: AT, query: { visao: 'lista', etapa: 'SEPARATION' } },
      undefined,
      { shallow: true, scroll: false },
    )
  })

  it('moves a package by keyboard, with the fields of the stage', async () => {
    answer('get', `${PATH}/board`, wireBoard([wireCard()]))
    const sent = answer('put', `${PATH}/31`, wireOrder())
    open(AT, <DeliveriesScreen />)
    const actions = await screen.findByRole('button', { name: 'Ações do volume 000052 de Atlântica Logística' })
    actions.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Mover o volume do pedido 000052' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover volume' }))
    expect(await within(dialog).findByText('Escolha para onde ela vai')).toBeInTheDocument()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Mover para' }), 'Aguardando entrega')
    await fill(within(dialog).getByLabelText('Código de rastreio'), 'BR482193077')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover volume' }))
    expect(await screen.findByText('Volume do pedido 000052 movido para Aguardando entrega.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        delivery_status: 'WAITING_DELIVERY',
        tracking_code: 'BR482193077',
        sending_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
    ])
  })

  it('asks for the day when a return has left the customer', async () => {
    const allowed_statuses = ['EQUIPMENT_RETURN' as const]
    const back = wireCard({ package_type: 'return', delivery_status: 'AWAITING_RETURN', allowed_statuses })
    answer('get', `${PATH}/board`, wireBoard([back]))
    const sent = answer('put', `${PATH}/31`, wireOrder())
    open(AT, <DeliveriesScreen />)
    await userEvent.click(await screen.findByRole('button', { name: /^Ações do volume/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Devolução a caminho')
    const day = dialog.getByLabelText('Recolhido em', { selector: 'input' })
    await userEvent.clear(day)
    await fill(day, '11/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Mover volume' }))
    expect(await screen.findByText('Volume do pedido 000052 movido para Devolução a caminho.')).toBeInTheDocument()
    expect(sent).toEqual([{ delivery_status: 'EQUIPMENT_RETURN', sending_date: '2026-11-11' }])
  })

  it('shows field errors when a package cannot be moved', async () => {
    answer('get', `${PATH}/board`, wireBoard([wireCard()]))
    const no = 'O volume não pode ir para essa etapa agora.'
    answer('put', `${PATH}/31`, refused('invalid', no, { delivery_status: [no] }), 400)
    open(AT, <DeliveriesScreen />)
    await userEvent.click(await screen.findByRole('button', { name: /^Ações do volume/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para…' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Produção')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover volume' }))
    expect(await within(dialog).findByText(no)).toBeInTheDocument()
  })

  it('says when loading failed, and when no delivery matches the filters', async () => {
    answer('get', `${PATH}/board`, refused('invalid', 'x'), 400)
    const { unmount } = open(AT, <DeliveriesScreen />)
    expect(await screen.findByText('Não foi possível carregar as entregas')).toBeInTheDocument()
    unmount()
    answer('get', `${PATH}/board`, wireBoard([]))
    open(AT, <DeliveriesScreen />, { busca: 'ninguém' })
    expect(await screen.findByText('Nenhum volume com esses filtros')).toBeInTheDocument()
  })
})

describe('the board on a phone', () => {
  it('keeps the selected stage when it empties, and shows that', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener: jest.fn(),
          removeEventListener: jest.fn(),
        }) as unknown as MediaQueryList,
    )
    answer('get', `${PATH}/board`, wireBoard([wireCard()]))
    answer('put', `${PATH}/31`, wireOrder())
    open(AT, <DeliveriesScreen />)
    expect(await screen.findByRole('combobox', { name: 'Etapa' })).toHaveDisplayValue('Separação (1)')

    await userEvent.click(screen.getByRole('button', { name: /^Ações do volume/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Produção')
    answer('get', `${PATH}/board`, wireBoard([wireCard({ delivery_status: 'PRODUCTION' })]))
    await userEvent.click(dialog.getByRole('button', { name: 'Mover volume' }))

    expect(await screen.findByText('Nada em Separação agora')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Etapa' })).toHaveDisplayValue('Separação (0)')
    jest.restoreAllMocks()
  })
})

describe('the list of deliveries', () => {
  const narrowed = {
    visao: 'lista',
    tipo: 'devolucao',
    etapa: 'APPRAISAL',
    data: 'request_date',
    de: '2026-11-01',
    ate: '2026-11-30',
    ordem: '-delivery_eta',
    pagina: '2',
  }

  it('fetches with the filters of the address', async () => {
    const asked = answer('get', PATH, wirePage([wireListed()]))
    open(AT, <DeliveriesScreen />, narrowed)
    const row = await screen.findByRole('row', { name: /000052/ })
    expect(row).toHaveTextContent(/Atlântica Logística.*Regular.*24 Vertex 14.*Separação.*9 de 24 separados/)
    expect(asked).toEqual([
      {
        package_type: 'return',
        delivery_status: 'APPRAISAL',
        request_date_start: '2026-11-01',
        request_date_end: '2026-11-30',
        ordering: '-delivery_eta',
        page: '2',
        page_size: '20',
      },
    ])
    expect(await screen.findByLabelText('De')).toHaveValue('01/11/2026')
  })

  it('drops the period when the date filter is removed', async () => {
    answer('get', PATH, wirePage([wireListed()]))
    const { router } = open(AT, <DeliveriesScreen />, { visao: 'lista', data: 'request_date', de: '2026-11-01' })
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar o filtro Data' }))
    expect(router.replace).toHaveBeenCalledWith({ pathname: AT, query: { visao: 'lista' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })
})
