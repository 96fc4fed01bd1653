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
  it('has at most 5 MB and 5,000 lines, or 1,000 where each line is tried in turn', () => {
    expect([MAX_IMPORT_BYTES, MAX_IMPORT_LINES, MAX_TRIED_LINES]).toEqual([5_000_000, 5_000, 1_000])
  })

  it('has column titles that are compared ignoring case, accents and blanks', () => {
    expect(sameName('  PREÇO \n Mensal ')).toBe(sameName('preco mensal'))
    expect(sameName('preço')).not.toBe(sameName('prazo'))
  })

  it('has columns that are read and columns that are ignored', () => {
    const columns = ['Número', 'Nome', 'Usuários'].map((title) => ({ title }))
    expect(sheetOf(columns, { name: 'Nome', number: 'Número' })).toEqual({
      read: ['Número', 'Nome'],
      passedOver: ['Usuários'],
    })
  })

  it('has a template with one example line', () => {
    expect(readCsv(templateCsv(['Número', 'Nome'], { Nome: 'Vertex' }))).toEqual([
      ['Número', 'Nome'],
      ['', 'Vertex'],
    ])
  })
})
