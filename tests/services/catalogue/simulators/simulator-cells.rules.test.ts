import {
  imageCell,
  productTypeCell,
  readImage,
  readProductTypes,
} from '@/services/catalogue/simulators/simulator-cells.rules'

describe('the picture of a simulator in a cell', () => {
  it.each([
    ['laptop:bars', 'Notebook, escritório', { value: 'laptop:bars' }],
    ['box', 'Caixa', { value: 'box' }],
    ['laptop:bars:#3F3E4E', 'Outra imagem', { value: undefined }],
  ])('%s is called %s, and read back', (image, cell, read) => {
    expect(imageCell(image)).toBe(cell)
    expect(readImage(cell.toUpperCase())).toEqual(read)
  })

  it('is required, and refused when no drawing has that name', () => {
    expect(readImage('')).toEqual({ fault: 'Preencha esse campo' })
    expect(readImage('Barco')).toEqual({
      fault:
        'Não há desenho “Barco”. Use o nome de um, como “Notebook, escritório”; uma foto é enviada na página do simulador.',
    })
  })
})

describe('the product types of a simulator in a cell', () => {
  it.each([
    ['notebook / notebooks', { name: 'notebook', plural_name: 'notebooks' }],
    ['notebook', { name: 'notebook' }],
    ['notebook /', { name: 'notebook' }],
    ['a\\/b / c', { name: 'a/b', plural_name: 'c' }],
  ])('%s reads as %j', (line, type) => {
    expect(readProductTypes(line)).toEqual({ value: [type] })
  })

  it('are one per line, and are read back whatever their names', () => {
    const types = [
      { name: 'a/b', plural_name: 'a\\b' },
      { name: 'notebook', plural_name: 'notebooks' },
    ]
    expect(readProductTypes(types.map(productTypeCell).join('\n'))).toEqual({ value: types })
  })
})
