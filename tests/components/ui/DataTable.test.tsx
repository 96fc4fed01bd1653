import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn, DataTableProps } from '@/components/ui/tables/dataTable.types'

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

describe('a list whose rows can be chosen', () => {
  const many = Array.from({ length: 6 }, (_, at): Row => ({ number: `00000${at}`, fee: at }))
  const Chosen = () => {
    const [keys, setKeys] = useState<(string | number)[]>([])
    const refusal = ({ fee }: Row) => (fee === 3 ? 'já enviado' : undefined)
    return (
      <>
        <output>{keys.join(' ')}</output>
        <DataTable
          label="Pedidos"
          columns={columns}
          rows={many}
          rowKey={(row) => row.number}
          empty={null}
          selection={{ keys, onChange: setKeys, refusal }}
        />
      </>
    )
  }
  const box = (name: string | RegExp) => screen.findByRole('checkbox', { name })

  it('gives all rows that can be chosen, and takes them back', async () => {
    render(<Chosen />)
    await userEvent.click(await box('Selecionar todos'))
    expect(screen.getByRole('status')).toHaveTextContent('000000 000001 000002 000004 000005')
    expect(await box('Selecionar 000003: já enviado')).toBeDisabled()
    await userEvent.click(await box('Selecionar 000001'))
    expect(await box('Selecionar todos')).toBePartiallyChecked()
    await userEvent.click(await box('Selecionar todos'))
    await userEvent.click(await box('Selecionar todos'))
    expect(screen.getByRole('status')).toHaveTextContent('')
  })

  it('gives those in between with Shift, in both directions', async () => {
    render(<Chosen />)
    const user = userEvent.setup()
    await user.click(await box('Selecionar 000001'))
    await user.keyboard('{Shift>}')
    await user.click(await box('Selecionar 000004'))
    expect(screen.getByRole('status')).toHaveTextContent(/^000001 000002 000004$/)
    await user.click(await box('Selecionar 000002'))
    expect(screen.getByRole('status')).toHaveTextContent(/^000001$/)
    await user.keyboard('{/Shift}')
  })
})

describe('a list', () => {
  it('leads from each row to its page', async () => {
    show()
    expect(await screen.findByRole('link', { name: '000128' })).toHaveAttribute('href', '/pedidos/000128')
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  it.each(['a table', 'cards'])('of %s names a row that is rested upon or pressed, not one that is passed', (look) => {
    jest.useFakeTimers()
    if (look === 'cards') onPhone()
    const onRowIntent = jest.fn()
    show({ onRowIntent })
    const passed = screen.getByRole('link', { name: /000128/ })
    const rested = screen.getByRole('link', { name: /000044/ })
    fireEvent.pointerEnter(passed)
    jest.advanceTimersByTime(40)
    fireEvent.pointerLeave(passed)
    fireEvent.pointerEnter(rested)
    jest.advanceTimersByTime(200)
    expect(onRowIntent.mock.calls).toEqual([[rows[1]]])
    fireEvent.pointerDown(passed)
    expect(onRowIntent).toHaveBeenLastCalledWith(rows[0])
    jest.useRealTimers()
    jest.restoreAllMocks()
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
