import { globSync, readFileSync } from 'node:fs'

// Words of screens, mails and files that were found awkward or false, each with what stands in its place.

type Row = readonly [old: string | RegExp, now: string]

const OF_CUSTOMERS: readonly Row[] = [
  ['Atendem a quase tudo: falta uma das respostas', 'Atendem a quase tudo o que você pediu.'],
  ['Especificações e séries', 'Especificações e seriais'],
  [/Quem usa (?:\$\{|\d)/, 'Quem vai usar os ${name}?'],
  ['o equipamento fica em mudança', 'ele aparece como em mudança de local'],
  [/['">]Escolher['"<]/, 'Decidir agora'],
  ['Distribua o item do carrinho', 'Escolha para onde vai o item.'],
  ['O que falta no atual', 'O que falta no equipamento atual?'],
  ['o novo sem o mesmo problema', 'um equipamento sem o mesmo problema'],
  [/Pedid[ao] por [^`'<]* em \$?\{formatDateTime\(/, 'formatDayAndTime('],
  [/Confirmad[ao] em \$?\{formatDateTime\(/, 'formatDayAndTime('],
  [/Mensalidade em locação|Mensalidade atual/, 'Mensalidade de ${monthName('],
  ['Vê todas as páginas e muda todos os usuários', 'Acessa tudo e edita todos os usuários.'],
  [/Equipamentos em locação(?! por mês)/, 'Equipamentos em uso'],
  ['Pedidos a caminho', 'Entregas a caminho'],
  ['Parte da mensalidade', 'Mensalidade desses ${String(serials.length)} equipamentos'],
  [/companyName\(\)\.required\('Digite um nome válido'/, 'Informe a razão social'],
  ['Nada fácil de adivinhar', 'Difícil de adivinhar (Senha123 não serve)'],
  ['Voltar para o login', 'Voltar para Entrar'],
  ['Encarregado de dados:', 'Dúvidas sobre seus dados:'],
]

const OF_STAFF: readonly Row[] = [
  ['Cancelamentos pedidos', 'Pedidos de cancelamento'],
  ['O cliente disse', 'Resposta do cliente'],
  ['Ainda não disse', 'Sem resposta'],
  ['A informar', 'Faltam dados'],
  ['De qual para qual', 'Equipamento trocado'],
  ['De onde vem', 'Origem'],
  [/\bnossa casa\b/, 'Local no depósito'],
  ['colunas de costume', 'Restaurar colunas padrão'],
  [/['">]Pedido em['"<]/, 'Pediu aviso em'],
  ['criamos um fácil de ditar', 'Deixe em branco para gerar um código.'],
  ['aparece com os dois valores', 'calculado com os dois valores'],
  ['por separar, há em estoque', 'há estoque'],
  ['A entrega espera por', 'Motivo da espera'],
  [/: sua equipe acompanha/, 'Sua equipe só acompanha.'],
  ['já abrem nesta visão', 'Visão inicial (atual)'],
  ['Acontecimento', 'Evento'],
  [/Ver os (?:\d|\$?\{(?:String\()?count)/, 'Ver todos (${String(count)})'],
  ['serial por serial', 'Cada equipamento pelo seu serial, no depósito ou com o cliente'],
  [/['"]Status['"]/, 'Situação'],
]

/** Serial, volume, depósito: one word each (docs/glossary.md). */
const OF_THE_GLOSSARY: readonly Row[] = [
  [/(?:digite|conferir|bipar|bipe) a série|Conferir série/, 'digite o serial'],
  ['Concluir caixa', 'Concluir volume'],
  [/(?:Nova|Criar|Abrir) entrega\b/, 'Novo volume'],
  [/(?:Tirar|Ações|ações|Dados|cartão) da entrega\b/, 'Tirar do volume'],
  [/(?:essa|desta) entrega\b/, 'Não encontramos esse volume'],
  [/Nenhuma entrega\b/, 'Nenhum volume ainda'],
  [/[Ee]ntrega extra\b/, 'O volume extra e a devolução foram criados.'],
]

/** What a file shows: without comments, on one line. */
const visible = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/\s+/g, ' ')

const texts = globSync('{components,hooks,pages,server,services}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: visible(readFileSync(file, 'utf8')),
}))

const filesWith = (words: string | RegExp): string[] =>
  texts
    .filter(({ text }) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
    .map(({ file }) => file)

describe.each([
  ['customers', OF_CUSTOMERS],
  ['staff', OF_STAFF],
  ['the glossary', OF_THE_GLOSSARY],
])('the words for %s', (_whose, rows) => {
  it.each(rows)('are no longer %s but “%s”', (old, now) => {
    expect(filesWith(old)).toEqual([])
    expect(filesWith(now)).not.toEqual([])
  })
})

it.each([
  ['a text', "const TITLE = 'Nova entrega'", true],
  ['a text of two lines', '<p>\n  Nova\n  entrega\n</p>', true],
  ['a comment', '// Nova entrega\n/** Nova entrega */', false],
])('%s counts as shown: %#', (_what, source, isShown) => {
  expect(visible(source).includes('Nova entrega')).toBe(isShown)
})
