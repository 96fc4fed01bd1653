import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_LINES,
  MAX_TRIED_LINES,
  sameName,
  sheetOf,
  templateCsv,
} from '@/services/http/import.rules'
import { readCsv } from '@/tests/factories/http/csv'

describe('a file to import', () => {
  it('has at most 5 MB and 5,000 lines, 1,000 of what is tried line after line', () => {
    expect([MAX_IMPORT_BYTES, MAX_IMPORT_LINES, MAX_TRIED_LINES]).toEqual([5_000_000, 5_000, 1_000])
  })

  it('has titles that are the same whatever their dress', () => {
    expect(sameName('  PREÇO \n Mensal ')).toBe(sameName('preco mensal'))
    expect(sameName('preço')).not.toBe(sameName('prazo'))
  })

  it('is read in some columns and passed over in others', () => {
    const columns = ['Número', 'Nome', 'Usuários'].map((title) => ({ title }))
    expect(sheetOf(columns, { name: 'Nome', number: 'Número' })).toEqual({
      read: ['Número', 'Nome'],
      passedOver: ['Usuários'],
    })
  })

  it('comes as a template with one line as an example', () => {
    expect(readCsv(templateCsv(['Número', 'Nome'], { Nome: 'Vertex' }))).toEqual([
      ['Número', 'Nome'],
      ['', 'Vertex'],
    ])
  })
})
