import { contentsText, packageSituation } from '@/services/logistics/packages/package-texts.rules'
import { wireCard } from '@/tests/factories/wire/package.wire'

const lineOf = (overrides: Parameters<typeof wireCard>[0]) => packageSituation(wireCard(overrides)).text
const late = { can_pack: false, packed: 24 }

describe('the last line of a card', () => {
  it('names what the shelf lacks before anything else', () => {
    const { text, isShort, percent } = packageSituation(wireCard({ short: 6, comment: 'x' }))
    expect({ text, isShort, percent }).toEqual({ text: 'faltam 6 em estoque', isShort: true, percent: 37.5 })
    expect(lineOf({ short: 1 })).toBe('falta 1 em estoque')
  })

  it('says how far the packing is', () => {
    expect(lineOf({ packed: 0 })).toBe('a separar')
    expect(lineOf({})).toBe('9 de 24 separados')
    expect(lineOf({ packed: 24 })).toBe('tudo separado')
    expect(lineOf({ packed: 24, delivery_eta: null })).toBe('sem previsão de entrega')
  })

  it('gives the comment of the staff where it was moved on with one', () => {
    expect(lineOf({ delivery_status: 'PRODUCTION', comment: 'imagem corporativa' })).toBe('imagem corporativa')
    expect(lineOf({ ...late, delivery_status: 'STOPPED' })).toBe('sem motivo anotado')
  })

  it('says of what is packed by which code it travels', () => {
    expect(lineOf({ ...late, delivery_status: 'WAITING_SHIPMENT' })).toBe('sem código de rastreio')
    expect(lineOf({ ...late, delivery_status: 'WAITING_SHIPMENT', tracking_code: 'BR 1' })).toBe('BR 1')
    expect(lineOf({ ...late, delivery_status: 'WAITING_DELIVERY', sending_date: '2026-11-20' })).toBe(
      'enviado em 20/11',
    )
  })

  it('counts what comes back, and says where an order stands that is not packed yet', () => {
    expect(lineOf({ ...late, package_type: 'return', delivery_status: 'AWAITING_RETURN' })).toBe('24 unidades voltam')
    const order = { ...wireCard().order, stage_name: 'CREDIT_ANALYSIS' as const }
    expect(lineOf({ ...late, order, delivery_status: 'NEW_CONTRACT' })).toMatch(/^pedido em /)
  })
})

describe('the contents of a package in one line', () => {
  it('names two products and counts the others', () => {
    const [product] = wireCard().products
    const of = (name: string, quantity: number) => ({ ...product, name, quantity }) as NonNullable<typeof product>
    expect(contentsText({ products: [of('Vertex 14', 24)] })).toBe('24 Vertex 14')
    expect(contentsText({ products: [of('A', 1), of('B', 2), of('C', 3), of('D', 4)] })).toBe('1 A, 2 B e mais 2')
  })
})
