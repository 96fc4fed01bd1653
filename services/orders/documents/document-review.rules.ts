import { formatCnpj, formatDay, formatLongMonth, toDay } from '@/services/format/format.rules'
import type { REQUIRED_DOCUMENTS } from './documents.rules'

/** What a document is compared with; of the register only what does not stand beside the document already. */
export type CheckFacts = { now: Date; company?: { corporate_name: string; cnpj: string }; address?: string }

/** One thing to look at, and what to compare it with. */
export type DocumentCheck = { id: string; text: string; hint?: (facts: CheckFacts) => string | undefined }

const DAY = 86_400_000
/** As the ready-made reason says it: "Emitido há mais de 90 dias". */
const FRESH_DAYS = 90

const OF_COMPANY: DocumentCheck = {
  id: 'company',
  text: 'Em nome da empresa',
  hint: ({ company }) => company && `${company.corporate_name}, CNPJ ${formatCnpj(company.cnpj)}`,
}
const READABLE: DocumentCheck = { id: 'readable', text: 'Legível e sem cortes' }
const FRESH: DocumentCheck = {
  id: 'fresh',
  text: 'Emitido há 90 dias ou menos',
  hint: ({ now }) => `De ${formatDay(new Date(now.getTime() - FRESH_DAYS * DAY))} para cá`,
}

const CHECKS: Record<(typeof REQUIRED_DOCUMENTS)[number], readonly DocumentCheck[]> = {
  ARTICLES_OF_ASSOCIATION: [
    OF_COMPANY,
    { id: 'newest', text: 'Com a última alteração registrada' },
    { id: 'representative', text: 'Diz quem representa a empresa' },
    { id: 'pages', text: 'Todas as páginas' },
    READABLE,
  ],
  PROOF_OF_ADDRESS: [
    OF_COMPANY,
    { id: 'address', text: 'Endereço igual ao do cadastro', hint: ({ address }) => address },
    FRESH,
    READABLE,
  ],
  REPRESENTATIVE_ID: [
    { id: 'person', text: 'De quem representa a empresa no contrato social' },
    { id: 'valid', text: 'Dentro da validade' },
    { id: 'sides', text: 'Frente e verso' },
    READABLE,
  ],
  PROOF_OF_REVENUE: [
    OF_COMPANY,
    { id: 'period', text: 'Cobre os últimos 12 meses', hint: ({ now }) => lastYear(toDay(now)) },
    { id: 'accountant', text: 'Assinado pelo contador' },
    READABLE,
  ],
}

const OF_EXTRA: readonly DocumentCheck[] = [
  { id: 'asked', text: 'É o documento pedido' },
  OF_COMPANY,
  { id: 'pages', text: 'Todas as páginas' },
  READABLE,
]

const isRequired = (documentType: string): documentType is keyof typeof CHECKS => Object.hasOwn(CHECKS, documentType)

/** What is looked at in a document of this type before it is decided on; an extra one has what fits anything. */
export const documentChecks = (documentType: string): readonly DocumentCheck[] =>
  isRequired(documentType) ? CHECKS[documentType] : OF_EXTRA

/** The twelve whole months before the day's own, as a span. */
function lastYear(day: string): string {
  return `De ${formatLongMonth(monthsBefore(day, 12))} a ${formatLongMonth(monthsBefore(day, 1))}`
}

function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}

/** What is said most often when a document is sent back: a word for the button, and the sentence to the customer. */
export type ReproofReason = { word: string; sentence: string }

const UNREADABLE: ReproofReason = {
  word: 'Ilegível',
  sentence: 'Não dá para ler. Envie uma cópia nítida e sem cortes.',
}
const INCOMPLETE: ReproofReason = {
  word: 'Faltam páginas',
  sentence: 'Faltam páginas. Envie o documento inteiro em um só PDF.',
}
const OTHER_COMPANY: ReproofReason = {
  word: 'Outra empresa',
  sentence: 'O CNPJ não é o do cadastro. Envie o documento da empresa que faz o pedido.',
}
const OTHER_DOCUMENT: ReproofReason = {
  word: 'Outro documento',
  sentence: 'Este arquivo é outro documento. Envie o que foi pedido.',
}
const EXPIRED: ReproofReason = {
  word: 'Fora do prazo',
  sentence: 'Emitido há mais de 90 dias. Envie um documento mais recente.',
}

const REASONS: Record<(typeof REQUIRED_DOCUMENTS)[number], readonly ReproofReason[]> = {
  ARTICLES_OF_ASSOCIATION: [
    {
      word: 'Desatualizado',
      sentence: 'Falta a última alteração registrada. Envie o contrato social consolidado.',
    },
    INCOMPLETE,
    OTHER_COMPANY,
    UNREADABLE,
  ],
  PROOF_OF_ADDRESS: [
    EXPIRED,
    { word: 'Endereço diferente', sentence: 'O endereço não é o do cadastro. Envie o da empresa.' },
    OTHER_COMPANY,
    UNREADABLE,
  ],
  REPRESENTATIVE_ID: [
    { word: 'Vencido', sentence: 'O documento está vencido. Envie um dentro da validade.' },
    {
      word: 'Outra pessoa',
      sentence: 'Não é de quem representa a empresa no contrato social. Envie o do representante.',
    },
    { word: 'Só um lado', sentence: 'Falta um dos lados. Envie frente e verso no mesmo PDF.' },
    UNREADABLE,
  ],
  PROOF_OF_REVENUE: [
    { word: 'Outro período', sentence: 'Não cobre os últimos 12 meses. Envie o faturamento desse período.' },
    { word: 'Sem assinatura', sentence: 'Falta a assinatura do contador. Envie a declaração assinada.' },
    OTHER_COMPANY,
    UNREADABLE,
  ],
}

const hasOwnReasons = (documentType: string): documentType is keyof typeof REASONS =>
  Object.hasOwn(REASONS, documentType)

/** The reasons that are at hand beside a document of this type; an extra one has those that fit anything. */
export const reproofReasons = (documentType: string): readonly ReproofReason[] =>
  hasOwnReasons(documentType) ? REASONS[documentType] : [OTHER_DOCUMENT, EXPIRED, INCOMPLETE, UNREADABLE]

/** The message with a ready-made reason: one takes another's place, and what was typed stays in front of it. */
export function withReason(message: string, sentence: string, reasons: readonly ReproofReason[]): string {
  const typed = message.trim()
  if (typed === '' || reasons.some((reason) => reason.sentence === typed)) return sentence
  return typed.includes(sentence) ? typed : `${typed}\n${sentence}`
}
