/** @database none */
import { readSheet } from '@/server/http/csv/read-sheet'
import { Refusal } from '@/server/http/refusal'

const TITLES = { read: ['Nome', 'Preço mensal (R$)', 'Descrição'], passedOver: ['Estoque: novo'] }

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const read = (content: string | Uint8Array) => readSheet(typeof content === 'string' ? utf8(content) : content, TITLES)
const cellsOf = async (content: string | Uint8Array) => (await read(content)).lines.map(({ cells }) => cells)
const refusal = async (content: string | Uint8Array): Promise<Refusal> => {
  const error: unknown = await read(content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error('It was read')
  return error
}

const ACAO = [{ Nome: 'Ação', 'Preço mensal (R$)': '10,00' }]

describe('a CSV file from a spreadsheet', () => {
  it.each([
    ['with semicolons and the byte order mark of UTF-8', utf8('\uFEFFNome;Preço mensal (R$)\r\nAção;10,00\r\n')],
    ['with commas', utf8('Nome,Preço mensal (R$)\nAção,"10,00"\n')],
    ['with tabs, in UTF-16', new Uint8Array(Buffer.from('\uFEFFNome\tPreço mensal (R$)\r\nAção\t10,00', 'utf16le'))],
    ['in Windows-1252, as Excel writes it in Brazil', windows1252('Nome;Preço mensal (R$)\r\nAção;10,00\r\n')],
    ['with titles in another spelling, and extra spaces', utf8('NOME  ; preco mensal  (R$)\n Ação ; 10,00')],
    ['with empty columns and lines at the end', utf8('Nome;Preço mensal (R$);;\nAção;10,00;;\n;;;\n\n')],
  ])('is read %s', async (_, content) => {
    expect(await cellsOf(content)).toEqual(ACAO)
  })

  it('may have quotes, separators and line breaks within its cells', async () => {
    expect(await cellsOf('Nome;Descrição\n"Monitor 24""; novo";"uma\nduas"')).toEqual([
      { Nome: 'Monitor 24"; novo', Descrição: 'uma\nduas' },
    ])
  })

  it('is read without the formula escaping of our export', async () => {
    expect(await cellsOf("Nome;Descrição\n'=1+1;'aspas'")).toEqual([{ Nome: '=1+1', Descrição: "'aspas'" }])
  })

  it('has its rows numbered as in the spreadsheet, with empty rows and line breaks in cells', async () => {
    const { lines } = await read('Nome;Descrição\nA;"1\n2\n3"\n;\n\nB;\n')
    expect(lines.map(({ line, cells }) => [line, cells.Nome])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ])
  })

  it('reports the ignored columns, and the rows with too many cells', async () => {
    const { passedOver, lines } = await read('Nome;Estoque: novo;O que corrigir\nA;3;Sem preço\nB;3;;sobra\n')
    expect(passedOver).toEqual(['Estoque: novo', 'O que corrigir'])
    expect(lines.map(({ isTooLong, raw }) => [isTooLong, raw])).toEqual([
      [false, ['A', '3', 'Sem preço']],
      [true, ['B', '3', '']],
    ])
  })
})

describe('a file that is not such a CSV', () => {
  it.each([
    ['an empty one', '', 'O arquivo está vazio. Escolha outro.'],
    [
      'a workbook',
      'PK\u0003\u0004\0\0',
      'Este arquivo não é um CSV. Na planilha, use “Salvar como” e escolha “CSV UTF-8”.',
    ],
    ['one without titles', ';;\nA;1', 'A primeira linha precisa ter os nomes das colunas. Baixe o modelo e compare.'],
    ['one with another title', 'Nome;Preso\nA;1', 'Não conhecemos a coluna “Preso”. Use os nomes do modelo.'],
    ['one with a title twice', 'Nome;NOME\nA;B', 'A coluna “Nome” aparece duas vezes. Deixe só uma.'],
    [
      'one with quotes that do not close',
      'Nome;Descrição\nA;B\nC;"D\n',
      'Na linha 3 há aspas (") que não fecham ou estão fora do lugar. Abra o arquivo em uma planilha, salve de novo como CSV e envie.',
    ],
  ])('is refused: %s', async (_, content, sentence) => {
    const { code, errors, details } = await refusal(content)
    expect({ code, errors, fields: details.fields }).toEqual({
      code: 'invalid',
      errors: [sentence],
      fields: { file: [sentence] },
    })
  })

  it('is refused with more than 5,000 lines', async () => {
    const { code, errors } = await refusal(`Nome\n${'A\n'.repeat(5001)}`)
    expect([code, errors]).toEqual(['too_large', ['A planilha tem mais de 5.000 linhas. Divida em arquivos menores.']])
    expect((await read(`Nome\n${'A\n'.repeat(5000)}`)).lines).toHaveLength(5000)
  })
})
