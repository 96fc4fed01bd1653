import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReportsScreen } from '@/components/reports/ReportsScreen'
import type { Group } from '@/services/auth/actor.rules'
import type { Report } from '@/services/reports/reports.schema'
import { wireReport } from '@/tests/factories/wire/report.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
atMoment('2026-11-26T15:00:00Z')
useNetwork()

const AT = '/platform/admin/dashboard/reports'
const as = (...groups: Group[]) => logIn(person(groups, { company: null }))

beforeEach(() => as('FINANCEIRO'))

/** That the address became this one. */
const expectAddress = ({ router }: ReturnType<typeof open>, query: object) =>
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: AT, query }, undefined, expect.anything())

describe('a report', () => {
  it('asks for the last twelve months, and shows its rows, their sums and where they lead', async () => {
    const asked = answer('get', '/reports/billing', wireReport())
    open(AT, <ReportsScreen />)
    const row = await screen.findByRole('row', { name: /Atlântica Logística/ })
    expect(row).toHaveTextContent(/11\/2026.*2.*1\.400,00.*250,10.*100,00.*400,00.*649,90/)
    expect(asked).toEqual([{ from: '2025-12', to: '2026-11', group: 'month_company' }])
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(/Total3.*1\.900,00.*750,10/)
    expect(within(row).getByRole('link', { name: /1\.400,00/ })).toHaveAttribute(
      'href',
      '/platform/admin/invoices?visao=todas&competencia=2026-11&empresa=3',
    )
    expect(screen.getByRole('status')).toHaveTextContent('2 linhas')
  })

  it('leads nowhere from a figure of nothing', async () => {
    answer('get', '/reports/billing', wireReport())
    open(AT, <ReportsScreen />)
    const row = await screen.findByRole('row', { name: /Horizonte Engenharia/ })
    const texts = within(row)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(texts).toEqual(['1', 'R$\u00A0500,00', 'R$\u00A0500,00'])
  })

  it('keeps its period, group and filters in the address', async () => {
    const asked = answer('get', '/reports/billing', wireReport({ group: 'company' }))
    const address = { relatorio: 'billing', de: '2026-05', ate: '2026-10', por: 'company', empresa: '7' }
    const view = open(AT, <ReportsScreen />, address)
    expect(await screen.findByRole('button', { name: 'Cliente' })).toHaveAttribute('aria-pressed', 'true')
    expect(asked).toEqual([{ from: '2026-05', to: '2026-10', group: 'company', company_id: '7' }])
    await screen.findByRole('button', { name: /Empresa: Horizonte Engenharia/ })

    await userEvent.selectOptions(screen.getByLabelText('Até'), '2026-03')
    // Six months stay six months.
    expectAddress(view, { ...address, de: '2025-10', ate: '2026-03' })
    await userEvent.click(screen.getByRole('button', { name: 'Mês' }))
    expectAddress(view, { ...address, por: 'month' })
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
    const unfiltered = { relatorio: 'billing', de: '2026-05', ate: '2026-10', por: 'company' }
    expectAddress(view, unfiltered)
  })

  it('takes no notice of an address that makes no sense', async () => {
    const asked = answer('get', '/reports/billing', wireReport())
    open(AT, <ReportsScreen />, {
      relatorio: 'weather',
      de: '2026-11',
      ate: '2026-01',
      por: 'weekday',
      empresa: 'x',
      pagina: '-1',
    })
    await screen.findByRole('row', { name: /Atlântica Logística/ })
    expect(asked).toEqual([{ from: '2025-12', to: '2026-11', group: 'month_company' }])
  })

  it('of today has no period', async () => {
    const asked = answer(
      'get',
      '/reports/receivables',
      wireReport({ key: 'receivables', period: null, group: 'company' }),
    )
    open(AT, <ReportsScreen />, { relatorio: 'receivables' })
    await screen.findByRole('row', { name: /Atlântica Logística/ })
    expect(asked).toEqual([{ group: 'company' }])
    expect(screen.queryByLabelText('Até')).toBeNull()
  })
})

describe('the rows of a report', () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ ...wireReport().rows[0], company: `Empresa ${at + 1}.` }))

  it('come in pages of fifty, the totals below each', async () => {
    answer('get', '/reports/billing', wireReport({ rows: many, count: 51 }))
    open(AT, <ReportsScreen />, { pagina: '2' })
    expect(await screen.findByRole('row', { name: /Empresa 51\./ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Empresa 50\./ })).toBeNull()
    expect(screen.getByRole('row', { name: /^Total/ })).toBeVisible()
  })

  it('are offered as CSV alone where there are too many', async () => {
    answer('get', '/reports/billing', wireReport({ rows: [], count: 12_345, too_many: true }))
    open(AT, <ReportsScreen />)
    expect(await screen.findByRole('heading', { name: 'Linhas demais para a tela' })).toBeVisible()
    expect(screen.getByText(/São 12\.345 linhas, e aqui cabem 10\.000/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Baixar CSV' })).toHaveLength(2)
  })

  it('are none in an empty period, and with filters that fit nothing', async () => {
    const none = wireReport({ rows: [], count: 0, totals: {} })
    answer('get', '/reports/billing', none)
    const { unmount } = open(AT, <ReportsScreen />)
    expect(await screen.findByRole('heading', { name: 'Nada nesse período' })).toBeVisible()
    unmount()
    open(AT, <ReportsScreen />, { empresa: '7' })
    expect(await screen.findByRole('heading', { name: 'Nada com esses filtros' })).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    answer('get', '/reports/billing', refused('unavailable', 'Serviço indisponível'), 503)
    open(AT, <ReportsScreen />)
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 20_000 })
    answer('get', '/reports/billing', wireReport())
    await userEvent.click(again)
    expect(await screen.findByRole('row', { name: /Atlântica Logística/ })).toBeVisible()
  })
})

describe('the chart of a report', () => {
  it('has the numbers of its rows', async () => {
    answer('get', '/reports/billing', wireReport())
    open(AT, <ReportsScreen />)
    const table = await screen.findByRole('table', { name: 'Gráfico: Faturamento por mês e cliente' })
    expect(within(table).getByRole('row', { name: /novembro de 2026/ })).toHaveTextContent(
      /250,10.*100,00.*400,00.*649,90.*0,00.*1\.400,00/,
    )
    expect(screen.getByRole('slider', { name: /Faturamento por mês e cliente/ })).toBeInTheDocument()
  })

  it('has a bar for each row where there are no months', async () => {
    const bars = { kind: 'bars', x: 'company', series: ['paid', 'late'] } as const
    answer('get', '/reports/billing', wireReport({ group: 'company', chart: bars }))
    open(AT, <ReportsScreen />, { por: 'company' })
    const list = await screen.findByRole('list', { name: 'Gráfico: Faturamento por mês e cliente' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent.replaceAll(/\s/g, ' ')),
    ).toEqual(['Atlântica LogísticaR$ 900,00', 'Horizonte EngenhariaR$ 500,00'])
  })
})

describe('the filters of a report', () => {
  const clients = wireReport({ group: 'company', rows: wireReport().rows })

  it('offer finance the clients that the report names', async () => {
    const asked = answer('get', '/reports/billing', clients)
    const view = open(AT, <ReportsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Empresa' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar em Empresa' }), 'hori')
    await userEvent.click(await screen.findByRole('option', { name: 'Horizonte Engenharia' }))
    expectAddress(view, { empresa: '7' })
    expect(asked).toContainEqual({ from: '2025-12', to: '2026-11', group: 'company' })
  })

  it('offer the products and people that a report names', async () => {
    as('GERENTE VENDEDOR')
    const rows = [{ seller: 'Vera Vendas', seller_id: 4, stays: 1 }]
    const chart = { kind: 'bars', x: 'seller', series: ['stays'] } as const
    const people: Partial<Report> = { key: 'stage-times', group: 'seller', rows, chart }
    answer('get', '/reports/stage-times', wireReport(people))
    open(AT, <ReportsScreen />, { relatorio: 'stage-times', vendedor: '4' })
    expect(await screen.findByRole('button', { name: 'Responsável: Vera Vendas' })).toBeVisible()
  })
})

describe('where the figures of a report lead', () => {
  const row = { product: 'Vertex 14', product_id: 9, opened: 3, ratings: 0, units: 40, defect_rate: 2.5 }
  const byProduct = wireReport({
    key: 'tickets',
    group: 'product',
    columns: [
      { key: 'product', label: 'Produto', unit: 'text' },
      { key: 'opened', label: 'Abertos', unit: 'number' },
      { key: 'units', label: 'Unidades em uso', unit: 'number' },
      { key: 'defect_rate', label: 'Taxa de defeito', unit: 'percent' },
    ],
    rows: [row],
    totals: { opened: 3, units: 40, defect_rate: 2.5 },
  })

  it.each<[Group, string[]]>([
    ['ADMINISTRADOR', ['/platform/admin/rented-items?produto=9']],
    // May not read the stock.
    ['GERENTE VENDEDOR', []],
  ])('depends on what %s may open', async (group, hrefs) => {
    as(group)
    answer('get', '/reports/tickets', byProduct)
    open(AT, <ReportsScreen />, { relatorio: 'tickets', por: 'product' })
    const shown = await screen.findByRole('row', { name: /Vertex 14/ })
    expect(shown).toHaveTextContent(/Vertex 143402,5%/)
    expect(
      within(shown)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(hrefs)
  })
})

describe('the list of reports', () => {
  it('has those that the user may read, and keeps the period between them', async () => {
    answer('get', '/reports/billing', wireReport())
    open(AT, <ReportsScreen />, { de: '2026-05', ate: '2026-10', empresa: '7' })
    const list = screen.getByRole('navigation', { name: 'Relatórios' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Faturamento por mês e cliente', 'Recebíveis por idade'])
    expect(within(list).getByRole('link', { name: 'Recebíveis por idade' })).toHaveAttribute(
      'href',
      `${AT}?relatorio=receivables&de=2026-05&ate=2026-10`,
    )
    await screen.findByRole('row', { name: /Atlântica Logística/ })
  })
})
