import { confirmLabel, countLabels, failedLinesCsv, writtenSentence } from '@/services/http/import-report.rules'
import { readCsv } from '@/tests/factories/http/csv'
import { wireImportReport } from '@/tests/factories/wire/import.wire'

const product = { one: 'produto', many: 'produtos' }
const question = { one: 'pergunta', many: 'perguntas', isFeminine: true }

describe('the texts of an import', () => {
  it('agree with the gender of the imported noun', () => {
    const [created, changed] = ['created', 'changed'] as const
    expect(countLabels(product)).toEqual([
      [created, 'serão criados'],
      [changed, 'serão alterados'],
      ['unchanged', 'sem mudança'],
      ['failed', 'com problema'],
    ])
    expect(countLabels(question).slice(0, 2)).toEqual([
      [created, 'serão criadas'],
      [changed, 'serão alteradas'],
    ])
  })

  it.each([
    [948, 40, product, '948 criados e 40 alterados'],
    [1, 1, question, '1 criada e 1 alterada'],
    [0, 2, product, '2 alterados'],
    [2, 0, question, '2 criadas'],
    [0, 0, product, ''],
  ])('report %i created and %i changed %j: %s', (created, changed, noun, sentence) => {
    expect(writtenSentence(wireImportReport({ created, changed }), noun)).toBe(sentence)
  })

  it.each([
    [2, 0, 'Importar 2 produtos'],
    [1, 0, 'Importar 1 produto'],
    [2, 1, 'Importar só as 2 linhas boas'],
    [1, 1, 'Importar só a linha boa'],
  ])('confirm %i good and %i failed lines with: %s', (changed, failed, label) => {
    expect(confirmLabel(wireImportReport({ created: 0, changed, failed }), product)).toBe(label)
  })
})

describe('the file of the lines that failed', () => {
  it('has each unchanged, with its number and what to correct', () => {
    expect(readCsv(failedLinesCsv(wireImportReport({ columns: ['Nome', 'Categoria'] })))).toEqual([
      ['Linha', 'Nome', 'Categoria', 'O que corrigir'],
      [
        '12',
        'Vertex 14',
        'Notebok',
        'Categoria: Não há categoria “Notebok”. Confira o nome ou cadastre antes.\nDescrição: Falta esta coluna, que um produto novo precisa ter.',
      ],
      ['40', 'Lumen 24', 'Monitores', 'Há um valor além da última coluna. Confira os separadores e as aspas.'],
    ])
  })

  it('leaves out the columns of an earlier such file and those without a title', () => {
    const columns = ['Linha', 'Nome', '', 'O que corrigir']
    const faults = [{ column: null, message: 'Preencha.' }]
    const failures = [{ line: 2, cells: ['7', 'Vertex', 'x', 'Antes.'], faults }]
    expect(readCsv(failedLinesCsv(wireImportReport({ columns, failures })))).toEqual([
      ['Linha', 'Nome', 'O que corrigir'],
      ['2', 'Vertex', 'Preencha.'],
    ])
  })

  it('has empty cells where a line is too short', () => {
    const failures = [{ line: 2, cells: [], faults: [] }]
    expect(readCsv(failedLinesCsv(wireImportReport({ columns: ['Nome'], failures })))[1]).toEqual(['2', '', ''])
  })
})
