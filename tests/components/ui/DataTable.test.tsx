import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn, DataTableProps } from '@/components/ui/tables/dataTable.types'
// Compiled before the clock runs: on a busy machine that takes longer than a test waits.
import '@/components/ui/tables/DataTableGrid'

type Row = { number: string; fee: number }

const columns: DataColumn<Row>[] = [
  { key: 'number', title: 'Pedido', render: (row) => row.number },
  { key: 'fee', title: 'Mensalidade', align: 'right', sortable: true, render: (row) => row.fee },
]
const rows: Row[] = [
  { number: '000128', fee: 6900 },
  { number: '000044', fee: 11346 },
]

const show = (extra: Partial<DataTableProps<Row>> = {}) =>
  render(
    <DataTable
      label="Pedidos"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      rowHref={(row) => `/pedidos/${row.number}`}
      empty={<p>Nenhum pedido</p>}
      {...extra}
    />,
  )

const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as unknown as MediaQueryList,
  )

describe('a list', () => {
  it('leads from each row to its page', async () => {
    show()
    expect(await screen.findByRole('link', { name: '000128' })).toHaveAttribute('href', '/pedidos/000128')
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  it('sorts highest first, then lowest, then not at all', async () => {
    const onSort = jest.fn()
    const { rerender } = show({ onSort })
    await userEvent.click(await screen.findByRole('button', { name: 'Mensalidade' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'fee', direction: 'descend' })
    const sorted = (direction: 'ascend' | 'descend') => (
      <DataTable
        label="Pedidos"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.number}
        empty={null}
        onSort={onSort}
        sort={{ key: 'fee', direction }}
      />
    )
    rerender(sorted('descend'))
    expect(screen.getByRole('columnheader', { name: 'Mensalidade' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: 'Mensalidade' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'fee', direction: 'ascend' })
    rerender(sorted('ascend'))
    await userEvent.click(screen.getByRole('button', { name: 'Mensalidade' }))
    expect(onSort).toHaveBeenLastCalledWith(null)
  })

  it('turns pages and offers no page size', async () => {
    const onPage = jest.fn()
    show({ page: { current: 2, size: 18, total: 80, onPage } })
    expect(screen.getByText('19–36 de 80')).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }))
    expect(pages.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }))
    expect(onPage).toHaveBeenCalledWith(3)
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('shows a skeleton in the shape of the content while loading', () => {
    show({ rows: undefined })
    expect(screen.getByRole('status', { name: 'Carregando pedidos' })).toBeInTheDocument()
  })

  it('shows the error only when there are no rows to show', async () => {
    const { unmount } = show({ rows: undefined, error: <p>Não foi possível carregar</p> })
    expect(screen.getByText('Não foi possível carregar')).toBeVisible()
    unmount()
    show({ error: <p>Não foi possível carregar</p> })
    expect(await screen.findByRole('link', { name: '000128' })).toBeVisible()
    expect(screen.queryByText('Não foi possível carregar')).not.toBeInTheDocument()
  })

  it('says that it is empty', () => {
    show({ rows: [] })
    expect(screen.getByText('Nenhum pedido')).toBeVisible()
  })

  it('becomes cards with the same fields on a phone', () => {
    onPhone()
    show()
    const cards = within(screen.getByRole('list', { name: 'Pedidos' })).getAllByRole('link')
    expect(cards.map((card) => card.textContent)).toEqual(['000128Mensalidade6900', '000044Mensalidade11346'])
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

afterEach(() => jest.restoreAllMocks())
