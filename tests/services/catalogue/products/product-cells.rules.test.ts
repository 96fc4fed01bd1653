import { propertyCell, readSpecifications, specificationCell } from '@/services/catalogue/products/product-cells.rules'

describe('the specifications of a product in a cell', () => {
  it('are one per line, and are read back whatever their names', () => {
    const value = [
      { name: 'Tela', value: '14 pol.: QHD' },
      { name: 'Saída: vídeo\\áudio', value: 'HDMI' },
    ]
    expect(readSpecifications(value.map(specificationCell).join('\n'))).toEqual({ value })
    expect(readSpecifications('')).toEqual({ value: [] })
  })

  it('need a colon each', () => {
    expect(readSpecifications('Tela: 14 pol.\n16 GB')).toEqual({
      fault: 'Escreva uma por linha, como “Memória: 16 GB”; “16 GB” está sem dois-pontos.',
    })
  })
})

it('a property in a cell includes its type, on one line', () => {
  expect(propertyCell({ type: 'Uso', name: 'Engenharia \n e projetos' })).toBe('Uso: Engenharia e projetos')
})
