import { createHash } from 'node:crypto'

const WORDS = ['Aurora', 'Boreal', 'Cedro', 'Dourada', 'Estrela', 'Fênix', 'Grão', 'Ipê', 'Jacarandá', 'Litoral']
const TRADES = ['Comércio', 'Engenharia', 'Indústria', 'Logística', 'Serviços', 'Tecnologia']
const FIRST = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Íris', 'João']
const LAST = ['Almeida', 'Barros', 'Cardoso', 'Duarte', 'Esteves', 'Farias', 'Gouveia', 'Lacerda', 'Moura', 'Teles']
const CREDITORS = ['Banco Atlas', 'Financeira Sul', 'Energia Litoral', 'Distribuidora Cedro', 'Telecom Norte']

/** Pseudo-random numbers from a document: the same for the same document, on every machine. */
function numbersOf(document: string) {
  const bytes = createHash('sha256').update(`serasa sandbox 155 ${document}`).digest()
  let at = 0
  const next = (limit: number): number => {
    const value = bytes.readUInt16BE(at)
    at = (at + 2) % (bytes.length - 2)
    return value % limit
  }
  const among = (list: readonly string[]): string => list[next(list.length)] ?? ''
  return { next, among }
}

type Numbers = ReturnType<typeof numbersOf>

/**
 * The sandbox's report about a document, in the bureau's format. The lower the score, the more negative entries; as
 * with the bureau, lists have fewer entries than `summary.count`.
 */
export function sandboxReport(document: string, { withScore = true } = {}) {
  const numbers = numbersOf(document)
  const isPerson = document.length === 11
  const points = Math.max(numbers.next(1000), numbers.next(1000)) + 1
  const burden = points >= 650 ? 0 : points >= 400 ? 2 : 5
  const founded = day(numbers)
  const registration = isPerson
    ? { documentNumber: document, consumerName: personName(numbers), statusRegistration: 'REGULAR' }
    : {
        documentNumber: document,
        companyName: companyName(numbers),
        statusRegistration: 'ATIVA',
        foundationDate: founded,
      }
  return {
    reports: [
      {
        reportName: isPerson ? 'RELATORIO_BASICO_PF_PME' : 'RELATORIO_BASICO_PJ_PME',
        registration,
        score: withScore ? scoreOf(points) : { message: 'SETOR NAO E ALVO DE CALCULO' },
        negativeData: {
          pefin: section('pefinResponse', numbers, burden),
          refin: section('refinResponse', numbers, burden - 1),
          collectionRecords: section('collectionRecordsResponse', numbers, burden - 1),
          check: section('checkResponse', numbers, burden - 3),
          notary: section('notaryResponse', numbers, burden),
        },
        facts: {
          bankrupts: section('bankruptsResponse', numbers, points < 120 ? 1 : 0),
          judgementFilings: section('judgementFilingsResponse', numbers, burden - 2),
          inquiryCompanyResponse: { quantity: { actual: numbers.next(8) } },
        },
        ...(isPerson ? {} : { QSAReport: partnersOf(numbers, { burden, founded }) }),
      },
    ],
  }
}

/** The default rate as digits, in hundredths of a percent; it falls as the score rises. */
const scoreOf = (score: number) => ({
  score,
  scoreModel: 'HRP6',
  defaultRate: String(Math.round(((1000 - score) / 1000) ** 2 * 10_000)).padStart(4, '0'),
  message: 'CALCULADO',
})

function section(list: string, numbers: Numbers, burden: number) {
  const count = burden > 0 ? numbers.next(burden * 3 + 1) : 0
  if (count === 0) return { summary: { count: 0, balance: 0 } }
  const entries = Array.from({ length: Math.min(count, 3) }, () => ({
    occurrenceDate: day(numbers, 2024),
    amount: (numbers.next(600_000) + 5_000) / 100,
    creditorName: numbers.among(CREDITORS),
  }))
  const shown = entries.reduce((sum, { amount }) => sum + amount, 0)
  const balance = Math.round((shown / entries.length) * count * 100) / 100
  return { [list]: entries, summary: { count, balance } }
}

function partnersOf(numbers: Numbers, { burden, founded }: { burden: number; founded: string }) {
  const shares = [[100], [60, 40], [50, 30, 20]][numbers.next(3)] ?? [100]
  const partnersList = shares.map((participationPercentage) => ({
    documentType: 'F',
    name: personName(numbers),
    participationPercentage,
    sinceDate: founded,
    restrictionSign: burden > 0 && numbers.next(3) === 0 ? 'S' : 'N',
  }))
  return { partnerCompleteReport: { partnersList } }
}

const personName = ({ among }: Numbers): string => `${among(FIRST)} ${among(LAST)}`
const companyName = ({ among }: Numbers): string => `${among(WORDS)} ${among(TRADES)} Ltda.`

function day({ next }: Numbers, from = 1996): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(from + next(from > 2000 ? 2 : 24))}-${two(1 + next(12))}-${two(1 + next(28))}`
}
