import { PROPERTY_FIELDS } from '@/services/catalogue/properties/property-fields.rules'
import { wireProperty } from '@/tests/factories/wire/property.wire'

describe('the change of a property as text', () => {
  it.each([
    ['laptop:cube', 'Notebook, projeto em 3D'],
    ['laptop:cube:#3F3E4E', 'Notebook, projeto em 3D, #3F3E4E'],
    ['box', 'Caixa'],
    ['box:bars:#3f3e4e', 'Caixa, #3f3e4e'],
    ['/pictures/0d4e2b6a-7c1f-4d3a-9b58-1f2e3d4c5b6a', 'imagem enviada (4c5b6a)'],
  ])('shows the picture %s as %s', (image, text) => {
    expect(PROPERTY_FIELDS.image.change.text(image)).toBe(text)
  })

  it('shows the names of its type and its replacements', () => {
    const choices = { types: [{ id: 1, name: 'Tela' }], properties: [{ id: 5, name: '16 pol.' }] }
    expect(PROPERTY_FIELDS.property_type_id.change.text(1, choices)).toBe('Tela')
    expect(PROPERTY_FIELDS.property_type_id.change.text(0, choices)).toBe('')
    expect(PROPERTY_FIELDS.replace_ids.change.text([5], choices)).toBe('16 pol.')
  })

  it('shows its colour in upper case, and whether it is active', () => {
    expect(PROPERTY_FIELDS.hex_color.change.text('#3f3e4e')).toBe('#3F3E4E')
    expect([true, false].map(PROPERTY_FIELDS.active.change.text)).toEqual(['sim', 'não'])
  })
})

describe('the status cell of a property', () => {
  const { print, parse } = PROPERTY_FIELDS.active.column

  it('parses what it prints, and names the valid values for anything else', () => {
    expect([true, false].map((active) => print(wireProperty({ active })))).toEqual(['Ativa', 'Desativada'])
    expect([parse('Ativa'), parse('Desativada')]).toEqual([{ value: true }, { value: false }])
    expect(parse('talvez')).toEqual({ fault: 'Escreva “Ativa” ou “Desativada”.' })
  })
})
