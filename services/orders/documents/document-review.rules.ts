import { formatCnpj, formatDay, formatLongMonth, toDay } from '@/services/format/format.rules'
import { type REQUIRED_DOCUMENTS, REVENUE_MONTHS, REVENUE_PERIOD } from './required-documents.rules'

/** What a document is compared with. */
export type CheckFacts = { now: Date; company?: { corporate_name: string; cnpj: string }; address?: string }

/** One thing to check, and what to compare it with. */
type DocumentCheck = { id: string; text: string; hint?: (facts: CheckFacts) => string | undefined }

/** A common reason to reprove a document: a word for the button, and the sentence for the customer. */
type ReproofReason = { word: string; sentence: string }

/** How a document of one type is reviewed. */
type Review = { checks: readonly DocumentCheck[]; reasons: readonly ReproofReason[] }

const DAY_MS = 86_400_000
/** The sentence of EXPIRED names this number too. */
const FRESH_DAYS = 90

const OF_COMPANY: DocumentCheck = {
  id: 'company',
  text: 'Em nome da empresa',
  hint: ({ company }) => company && `${company.corporate_name}, CNPJ ${formatCnpj(company.cnpj)}`,
}
const READABLE: DocumentCheck = { id: 'readable', text: 'Legível e sem cortes' }
const ALL_PAGES: DocumentCheck = { id: 'pages', text: 'Todas as páginas' }
const FRESH: DocumentCheck = {
  id: 'fresh',
  text: 'Emitido há 90 dias ou menos',
  hint: ({ now }) => `De ${formatDay(new Date(now.getTime() - FRESH_DAYS * DAY_MS))} para cá`,
}

const reason = (word: string, sentence: string): ReproofReason => ({ word, sentence })
const UNREADABLE = reason('Ilegível', 'Não dá para ler. Envie uma cópia nítida e sem cortes.')
const INCOMPLETE = reason('Faltam páginas', 'Faltam páginas. Envie o documento inteiro em um só PDF.')
const OTHER_COMPANY = reason(
  'Outra empresa',
  'O CNPJ não é o do cadastro. Envie o documento da empresa que faz o pedido.',
)
const OTHER_DOCUMENT = reason('Outro documento', 'Este arquivo é outro documento. Envie o que foi pedido.')
const EXPIRED = reason('Fora do prazo', 'Emitido há mais de 90 dias. Envie um documento mais recente.')

const REVIEWS: Record<(typeof REQUIRED_DOCUMENTS)[number], Review> = {
  ARTICLES_OF_ASSOCIATION: {
    checks: [
      OF_COMPANY,
      { id: 'newest', text: 'Com a última alteração registrada' },
      { id: 'representative', text: 'Diz quem representa a empresa' },
      ALL_PAGES,
      READABLE,
    ],
    reasons: [
      reason('Desatualizado', 'Falta a última alteração registrada. Envie o contrato social consolidado.'),
      INCOMPLETE,
      OTHER_COMPANY,
      UNREADABLE,
    ],
  },
  PROOF_OF_ADDRESS: {
    checks: [
      OF_COMPANY,
      { id: 'address', text: 'Endereço igual ao do cadastro', hint: ({ address }) => address },
      FRESH,
      READABLE,
    ],
    reasons: [
      EXPIRED,
      reason('Endereço diferente', 'O endereço não é o do cadastro. Envie o da empresa.'),
      OTHER_COMPANY,
      UNREADABLE,
    ],
  },
  REPRESENTATIVE_ID: {
    checks: [
      { id: 'person', text: 'De quem representa a empresa no contrato social' },
      { id: 'valid', text: 'Dentro da validade' },
      { id: 'sides', text: 'Frente e verso' },
      READABLE,
    ],
    reasons: [
      reason('Vencido', 'O documento está vencido. Envie um dentro da validade.'),
      reason('Outra pessoa', 'Não é de quem representa a empresa no contrato social. Envie o do representante.'),
      reason('Só um lado', 'Falta um dos lados. Envie frente e verso no mesmo PDF.'),
      UNREADABLE,
    ],
  },
  PROOF_OF_REVENUE: {
    checks: [
      OF_COMPANY,
      { id: 'period', text: `Cobre os ${REVENUE_PERIOD}`, hint: ({ now }) => lastYear(toDay(now)) },
      { id: 'accountant', text: 'Assinado pelo contador' },
      READABLE,
    ],
    reasons: [
      reason('Outro período', `Não cobre os ${REVENUE_PERIOD}. Envie o faturamento desse período.`),
      reason('Sem assinatura', 'Falta a assinatura do contador. Envie a declaração assinada.'),
      OTHER_COMPANY,
      UNREADABLE,
    ],
  },
}

const EXTRA_DOCUMENT: Review = {
  checks: [{ id: 'asked', text: 'É o documento pedido' }, OF_COMPANY, ALL_PAGES, READABLE],
  reasons: [OTHER_DOCUMENT, EXPIRED, INCOMPLETE, UNREADABLE],
}

const isRequired = (documentType: string): documentType is keyof typeof REVIEWS => Object.hasOwn(REVIEWS, documentType)

const reviewOf = (documentType: string): Review => (isRequired(documentType) ? REVIEWS[documentType] : EXTRA_DOCUMENT)

/** What to check in a document of this type before deciding on it; extra documents have general checks. */
export const documentChecks = (documentType: string) => reviewOf(documentType).checks

type Check = { point: string; at: string }

/**
 * The checks that count: those made after the newest of the files that count now. A new file is to be checked anew.
 * @param files the files that count (`currentFiles`)
 */
export function validChecks<T extends Check>(checks: readonly T[], files: readonly { created_at: string }[]): T[] {
  const newest = files.reduce((latest, { created_at }) => (created_at > latest ? created_at : latest), '')
  return checks.filter(({ at }) => at > newest)
}

/** The sentences of the points that nobody checked. */
export const uncheckedPoints = (documentType: string, checks: readonly Pick<Check, 'point'>[]): string[] =>
  documentChecks(documentType).flatMap(({ id, text }) => (checks.some(({ point }) => point === id) ? [] : [text]))

/** The common reasons to reprove a document of this type; extra documents have general ones. */
export const reproofReasons = (documentType: string) => reviewOf(documentType).reasons

/** The whole months before the day's month, as text: `De … a …`. */
const lastYear = (day: string): string =>
  `De ${formatLongMonth(monthsBefore(day, REVENUE_MONTHS))} a ${formatLongMonth(monthsBefore(day, 1))}`

function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}

/** The message with a common reason added: it replaces another common reason, and follows typed text. */
export function withReason(message: string, sentence: string, reasons: readonly ReproofReason[]): string {
  const typed = message.trim()
  if (typed === '' || reasons.some((one) => one.sentence === typed)) return sentence
  return typed.includes(sentence) ? typed : `${typed}\n${sentence}`
}
