import {
  contentsText,
  packageDates,
  packageSituation,
  packageStateLabel,
  replacementText,
  replacesText,
} from '@/services/logistics/packages/package-texts.rules'
import { wirePackage } from '@/tests/factories/wire/order.wire'
import { wireCard } from '@/tests/factories/wire/package.wire'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-23T12:00:00Z')

const lineOf = (overrides: Parameters<typeof wireCard>[0]) => packageSituation(wireCard(overrides)).text
const late = { can_pack: false, packed: 24 }

describe('the last line of a card', () => {
  it('shows a shortage before anything else', () => {
    const { text, isShort, percent } = packageSituation(wireCard({ short: 6, comment: 'x' }))
    expect({ text, isShort, percent }).toEqual({ text: 'faltam 6 em estoque', isShort: true, percent: 37.5 })
    expect(lineOf({ short: 1 })).toBe('falta 1 em estoque')
  })

  it.each([
    ['that of the packed units, during packing', { units: 1, packed: 1 }, 100],
    ['none without units', { units: 0, packed: 0 }, null],
    ['none when it cannot be packed', { can_pack: false }, null],
  ])('has a percentage: %s', (_, overrides, percent) => {
    expect(packageSituation(wireCard(overrides))).toMatchObject({ percent, isShort: false })
  })

  it('shows the progress of packing', () => {
    expect(lineOf({ packed: 0 })).toBe('a separar')
    expect(lineOf({})).toBe('9 de 24 separados')
    expect(lineOf({ packed: 24 })).toBe('tudo separado')
    expect(lineOf({ packed: 24, delivery_eta: null })).toBe('sem previsão de entrega')
  })

  it('shows the comment of staff except during packing', () => {
    expect(lineOf({ delivery_status: 'PRODUCTION', comment: 'imagem corporativa' })).toBe('imagem corporativa')
    expect(lineOf({ packed: 0, comment: 'imagem corporativa' })).toBe('a separar')
    expect(lineOf({ ...late, delivery_status: 'STOPPED' })).toBe('sem motivo anotado')
    expect(lineOf({ ...late, delivery_status: 'STOPPED', comment: 'sem doca' })).toBe('sem doca')
  })

  it('shows the tracking code of a packed package', () => {
    expect(lineOf({ ...late, delivery_status: 'WAITING_SHIPMENT' })).toBe('sem código de rastreio')
    expect(lineOf({ ...late, delivery_status: 'WAITING_SHIPMENT', tracking_code: 'BR 1' })).toBe('BR 1')
    expect(lineOf({ ...late, delivery_status: 'WAITING_DELIVERY', sending_date: '2026-11-20' })).toBe(
      'enviado em 20/11',
    )
    expect(lineOf({ ...late, delivery_status: 'WAITING_DELIVERY' })).toBe('sem código de rastreio')
    expect(lineOf({ ...late, delivery_status: 'DELIVERED', comment: 'na recepção' })).toBe('na recepção')
  })

  it('counts the units of a return, and shows the stage of an order that is not packed yet', () => {
    const back = { ...late, package_type: 'return', delivery_status: 'AWAITING_RETURN' } as const
    expect(lineOf(back)).toBe('24 unidades voltam')
    expect(lineOf({ ...back, units: 1 })).toBe('1 unidade volta')
    expect(lineOf({ ...back, comment: 'na portaria' })).toBe('na portaria')
    const order = { ...wireCard().order, stage_name: 'CREDIT_ANALYSIS' as const }
    expect(lineOf({ ...late, order, delivery_status: 'NEW_CONTRACT' })).toBe('pedido em Crédito')
  })
})

describe('the contents of a package in one line', () => {
  it('names two products and counts the others', () => {
    const [product] = wireCard().products
    const of = (name: string, quantity: number) => ({ ...product, name, quantity }) as NonNullable<typeof product>
    expect(contentsText({ products: [of('Vertex 14', 24)] })).toBe('24 Vertex 14')
    expect(contentsText({ products: [of('A', 1), of('B', 2), of('C', 3), of('D', 4)] })).toBe('1 A, 2 B e mais 2')
    expect(contentsText({ products: [of('A', 1), of('B', 2), of('C', 3)] })).toBe('1 A, 2 B e mais 1')
    expect(contentsText({ products: [of('A', 1), of('B', 2)] })).toBe('1 A, 2 B')
  })
})

describe('what a package replaces', () => {
  const unit = (serial: string, kind: 'exchange' | 'upgrade' = 'exchange') => ({ serial, product: 'Vertex 14', kind })

  it.each([
    ['Substitui A (Vertex 14)', [unit('A')]],
    ['Substitui A (Vertex 14) por upgrade', [unit('A', 'upgrade')]],
    ['Substitui A e B', [unit('A', 'upgrade'), unit('B')]],
    ['Substitui A, B, C, D e mais 1', ['A', 'B', 'C', 'D', 'E'].map((serial) => unit(serial))],
  ])('reads %s', (text, replaces) => {
    expect(replacesText(replaces)).toBe(text)
  })

  it('is shown for the returned unit too, whether or not the new one has arrived', () => {
    expect(replacementText({ ...unit('A'), by: 'B' })).toBe('A deu lugar a B.')
    expect(replacementText({ ...unit('A'), by: null })).toBe('A dá lugar a outro, que ainda não chegou.')
  })
})

describe('the state of a package as a tag', () => {
  it.each([
    ['WAITING', 'Aguardando', 'Aguarda coleta', 'Aguarda coleta'],
    ['PACKAGING', 'Em preparação', 'Em preparação', 'Em preparação'],
    ['SHIPPING', 'Em trânsito', 'A caminho da Arrenda', 'A caminho'],
    ['DELIVERED', 'Entregue', 'Recebida pela Arrenda', 'Recebida'],
    ['CANCELED', 'Cancelada', 'Cancelada', 'Cancelada'],
  ] as const)('%s reads %s, of a return %s to the customer and %s to staff', (state, out, customer, staff) => {
    const back = wirePackage({ package_type: 'return', state })
    expect(packageStateLabel(wirePackage({ state }), 'staff')).toBe(out)
    expect([packageStateLabel(back, 'customer'), packageStateLabel(back, 'staff')]).toEqual([customer, staff])
  })
})

describe('the dates of a package', () => {
  const shipped = { sending_date: '2026-11-20', delivery_eta: '2026-11-25' }
  const arrived = { ...shipped, delivery_date: '2026-11-24' }

  it('are shipment and estimate until it has arrived, then its delivery', () => {
    expect(packageDates(wirePackage())).toEqual([])
    expect(packageDates(wirePackage(shipped))).toEqual([
      { label: 'Enviado em', day: '2026-11-20' },
      { label: 'Previsto para', day: '2026-11-25' },
    ])
    expect(packageDates(wirePackage(arrived))).toEqual([{ label: 'Entregue em', day: '2026-11-24' }])
  })

  it('are collection, receipt and appraisal for a return', () => {
    expect(packageDates(wirePackage({ ...arrived, package_type: 'return', appraisal_date: '2026-11-26' }))).toEqual([
      { label: 'Recolhido em', day: '2026-11-20' },
      { label: 'Recebido em', day: '2026-11-24' },
      { label: 'Avaliado em', day: '2026-11-26' },
    ])
  })
})
