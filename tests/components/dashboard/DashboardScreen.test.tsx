import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardScreen } from '@/components/dashboard/panel/DashboardScreen'
import { wireDashboard } from '@/tests/factories/wire/dashboard.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/charts/drawings'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['ADMINISTRADOR'], { company: null })))

const AT = '/platform/admin/dashboard'

const opened = (query: Record<string, string> = {}, data = wireDashboard()) => {
  const asked = answer('get', '/dashboard', data)
  open(AT, <DashboardScreen />, query)
  return asked
}

const card = (name: string) => screen.findByRole('region', { name })
const link = (name: RegExp) => screen.findByRole('link', { name })

describe('the dashboard', () => {
  it('shows each indicator with its change in words, and leads to the list behind it', async () => {
    opened()
    expect(await link(/Receita mensal contratada.*418\.260,00.*\+ 4,2% no mês/)).toBeVisible()
    expect(await link(/A receber.*121\.640,00.*R\$.9\.214,00 vencidos/)).toHaveAttribute(
      'href',
      '/platform/admin/invoices',
    )
    expect(await link(/Pedidos antes da entrega.*50.*2 atrasados/)).toHaveAttribute(
      'href',
      '/platform/admin/orders?visao=todos&etapa=antes-da-entrega',
    )
    expect(await link(/Do aceite à entrega.*11,4 dias.*− 1,3 dia no mês/)).toBeVisible()
    expect(await link(/Ocupação do estoque.*83%.*500 de 602 unidades/)).toBeVisible()
  })

  it('leads who may not open stock, deliveries and tickets to the reports of them', async () => {
    logIn(person(['GERENTE VENDEDOR'], { company: null }))
    opened()
    const reports = '/platform/admin/dashboard/reports'
    expect(await link(/Ocupação do estoque.*83%/)).toHaveAttribute('href', `${reports}?relatorio=occupancy`)
    expect(await link(/Do aceite à entrega.*11,4/)).toHaveAttribute('href', `${reports}?relatorio=stage-times`)
    expect(await link(/Ver avaliações/)).toHaveAttribute('href', `${reports}?relatorio=tickets`)
    expect(await link(/Ver estoque/)).toHaveAttribute('href', `${reports}?relatorio=occupancy`)
    expect(await link(/Vertex 14$/)).toHaveAttribute('href', expect.stringContaining('relatorio=occupancy&produto='))
  })

  it('has the units of each month as a table, hidden and on request', async () => {
    opened()
    const rented = await card('Equipamentos em locação por mês')
    const table = await within(rented).findByRole('table', { name: 'Equipamentos em locação por mês' })
    expect(within(table).getByRole('row', { name: 'novembro de 2026 330 102 60 492' })).toBeInTheDocument()

    await userEvent.click(within(rented).getByRole('button', { name: 'Ver tabela' }))
    expect(within(rented).getByRole('table')).toBeInTheDocument()
    expect(within(rented).queryByRole('slider')).not.toBeInTheDocument()
    expect(within(rented).getByRole('button', { name: 'Ver gráfico' })).toBeVisible()
  })

  it('reaches every value of the chart by keyboard, and says it', async () => {
    opened()
    const rented = await card('Equipamentos em locação por mês')
    const slider = await within(rented).findByRole('slider', { name: /Equipamentos em locação por mês/ })
    expect(slider).toHaveAttribute('max', '2')
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'novembro de 2026; Notebooks: 330; Monitores: 102; Outros: 60; Total: 492',
    )
  })

  it('shows each stage with its orders, those that are late and the mean of its stays', async () => {
    opened()
    const stages = await card('Onde os pedidos param')
    expect(await within(stages).findByRole('link', { name: /Proposta.*12.*2,1 dias/ })).toHaveAttribute(
      'href',
      '/platform/admin/orders?visao=todos&etapa=PROPOSAL_AGREEMENT',
    )
    expect(within(stages).getByRole('link', { name: /Crédito.*6 ?, 1 atrasado.*–/ })).toBeVisible()
  })

  it('shows the stock, what is late, receivables, care and how the fee moved', async () => {
    opened()
    await link(/Receita mensal contratada.*418/)
    const stock = await card('Estoque por produto')
    expect(within(stock).getByRole('row', { name: /Vertex 14 182 151 9 22 83%/ })).toBeInTheDocument()
    const urgent = await card('Precisa de alguém agora')
    expect(within(urgent).getByRole('link', { name: /000009 Usina Santa Aurora/ })).toHaveAttribute(
      'href',
      '/platform/admin/orders/3/000009',
    )
    expect(within(urgent).getByText('6 dias de atraso')).toBeVisible()
    expect(within(urgent).getByText('vence hoje')).toBeVisible()
    expect(within(urgent).getByRole('link', { name: 'Ver todos (7)' })).toBeVisible()
    const late = await card('A receber por idade')
    expect(within(late).getByRole('link', { name: /1 a 15 dias.*5\.714,00/ })).toHaveAttribute(
      'href',
      '/platform/admin/invoices?visao=vencidas',
    )
    const care = await card('Atendimento em novembro')
    for (const text of [
      '47 de 49',
      '96%',
      '2 de 3',
      '31 respostas',
      '4,6',
      '1,4% das unidades em uso',
      'poucas respostas',
    ])
      expect(within(care).getByText(text)).toBeVisible()
    const moved = await card('Receita em locação')
    expect(
      within(moved).getByRole('row', {
        name: /Novembro de 2026 R\$.400\.000,00 \+ R\$.12\.000,00 – – − R\$.12\.000,00 R\$.400\.000,00 3%/,
      }),
    ).toBeInTheDocument()
  })

  it('shows nothing of invoices to whoever may not read them', async () => {
    opened({}, wireDashboard({ receivables: null }))
    await link(/Receita mensal contratada.*418/)
    expect(screen.queryByText(/A receber/)).not.toBeInTheDocument()
  })

  it('has its period and seller in the address', async () => {
    const asked = opened({ de: '2026-06', ate: '2026-08', vendedor: '4' })
    await link(/Receita mensal contratada.*418/)
    expect(asked).toEqual([{ from: '2026-06', to: '2026-08', seller_id: '4' }])
    expect(screen.getByRole('combobox', { name: 'Período' })).toHaveDisplayValue('jun 2026 a ago 2026')
    expect(screen.getByRole('combobox', { name: 'Vendedor' })).toHaveDisplayValue('Ana Vendas')
  })

  it('is asked for twelve months, and ignores what the address has no sense of', async () => {
    const asked = opened({ de: '2030-01', ate: 'ontem', vendedor: 'x' })
    await link(/Receita mensal contratada.*418/)
    expect(asked).toEqual([{ from: '2025-12', to: '2026-11' }])
    expect(screen.getByRole('combobox', { name: 'Período' })).toHaveDisplayValue('Últimos 12 meses')
  })

  it('says that there is nothing yet in an empty installation', async () => {
    opened(
      {},
      wireDashboard({
        rented_by_month: [{ month: '2026-11', types: [] }],
        stock: [],
        urgent: { count: 0, orders: [] },
      }),
    )
    expect(await screen.findByText('Nenhum equipamento em locação no período')).toBeVisible()
    expect(screen.getByText('Nenhuma unidade no estoque')).toBeVisible()
    expect(screen.getByText('Nada espera pela equipe')).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    answer('get', '/dashboard', refused('internal', 'Algo deu errado'), 500)
    open(AT, <DashboardScreen />)
    const again = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(screen.getByText('Não foi possível carregar o painel')).toBeVisible()
    answer('get', '/dashboard', wireDashboard())
    await userEvent.click(again)
    expect(await link(/Receita mensal contratada.*418/)).toBeVisible()
  })
})
