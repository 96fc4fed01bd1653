import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Columns } from '@/components/ui/charts/Columns'
import { formatMoney } from '@/services/format/format.rules'

const CAPTION = 'Movimento por mês'

const data = {
  axis: 'Mês',
  places: [
    { long: 'setembro de 2026', short: 'set' },
    { long: 'outubro de 2026', short: 'out' },
    { long: 'novembro de 2026', short: 'nov' },
  ],
  series: [
    { name: 'Novos', values: [1200, 0, 300.5] },
    { name: 'Encerrados', values: [-200, null, -1] },
  ],
  total: 'Total',
}

const format = (value: number): string => formatMoney(value.toFixed(2))
const draw = (props: object = {}) => render(<Columns caption={CAPTION} data={data} format={format} {...props} />)
const rows = () =>
  within(screen.getByRole('table', { name: CAPTION }))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll(/\s/g, ' '))

const ROWS = [
  'MêsNovosEncerradosTotal',
  'setembro de 2026R$ 1.200,00− R$ 200,00R$ 1.000,00',
  'outubro de 2026R$ 0,00–R$ 0,00',
  'novembro de 2026R$ 300,50− R$ 1,00R$ 299,50',
]

const slider = () => screen.getByRole('slider', { name: `Mês: ${CAPTION}` })
const said = () => slider().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')

const touch = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' })

describe('columns', () => {
  it('hold their numbers as a table, for readers of the screen beside the drawing, for all instead of it', () => {
    const { rerender } = draw()
    expect(rows()).toEqual(ROWS)
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()

    rerender(<Columns caption={CAPTION} data={data} format={format} asTable />)
    expect(rows()).toEqual(ROWS)
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: CAPTION })).toHaveAttribute('tabindex', '0')
  })

  it('are a figure with its caption', () => {
    draw()
    expect(screen.getByRole('figure')).toHaveTextContent(CAPTION)
  })

  it('say each value to the keyboard, and show it until Escape', async () => {
    draw()
    await userEvent.tab()
    expect(slider()).toHaveFocus()
    expect(said()).toBe('novembro de 2026; Novos: R$ 300,50; Encerrados: − R$ 1,00; Total: R$ 299,50')
    for (const [value, text] of [
      ['0', 'setembro de 2026; Novos: R$ 1.200,00; Encerrados: − R$ 200,00; Total: R$ 1.000,00'],
      ['1', 'outubro de 2026; Novos: R$ 0,00; Encerrados: –; Total: R$ 0,00'],
    ] as const) {
      fireEvent.change(slider(), { target: { value } })
      expect(said()).toBe(text)
    }
    const tooltip = () => screen.queryAllByText('outubro de 2026').filter((one) => one.tagName === 'B')
    expect(tooltip()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    expect(tooltip()).toHaveLength(0)
    expect(slider()).toHaveFocus()
  })

  it('keep what a finger touched until it touches something else', () => {
    draw()
    const tooltips = () => screen.queryAllByText(/de 2026$/).filter((one) => one.tagName === 'B')
    fireEvent(slider(), touch('pointerdown', 630))
    fireEvent(slider(), touch('pointerout', 900))
    expect(tooltips()).toHaveLength(1)
    fireEvent(document.body, touch('pointerdown', 0))
    expect(tooltips()).toHaveLength(0)
  })

  it('say that there is nothing instead of drawing it', () => {
    draw({ data: { ...data, series: [{ name: 'Nota', values: [null, null, null] }] } })
    expect(screen.getByRole('figure')).toHaveTextContent('Sem dados no período.')
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  it.each([
    ['one month', { places: data.places.slice(0, 1), series: [{ name: 'Novos', values: [3] }] }],
    ['zeroes', { series: [{ name: 'Novos', values: [0, 0, 0] }] }],
    ['only negative values', { series: [{ name: 'Encerrados', values: [-1, -2, -3] }] }],
  ])('draw %s without a number that is none', (_, changes) => {
    const { container } = draw({ data: { ...data, ...changes } })
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })
})
