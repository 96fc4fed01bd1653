import { packingProblems } from '@/services/logistics/packing/packable-serials.rules'

const NOTEBOOK = 1
const MONITOR = 2
const onShelf = (serial: string, productId = NOTEBOOK) => ({ serial, productId, status: 'UP_FOR_RENTAL' })
const twoNotebooks = [{ productId: NOTEBOOK, quantity: 2 }]

describe('serials that are scanned into a package', () => {
  it('are accepted when they are on the shelf and the package lacks them', () => {
    expect(packingProblems(['A1', 'A2'], [onShelf('A1'), onShelf('A2')], twoNotebooks)).toEqual([])
  })

  it('are refused one by one: unknown, of another product, not on the shelf', () => {
    const units = [onShelf('B1', MONITOR), { ...onShelf('A3'), status: 'IN_USE' }]
    expect(packingProblems(['X9', 'B1', 'A3'], units, twoNotebooks)).toEqual([
      'Serial X9: não existe no estoque.',
      'Serial B1: não é de um produto que falta neste volume.',
      'Serial A3: não está disponível para locação.',
    ])
  })

  it('are refused together when they are more than the package lacks', () => {
    const serials = ['A1', 'A2', 'A3']
    expect(
      packingProblems(
        serials,
        serials.map((serial) => onShelf(serial)),
        twoNotebooks,
      ),
    ).toEqual(['Há mais seriais do que o volume pede.'])
  })
})
