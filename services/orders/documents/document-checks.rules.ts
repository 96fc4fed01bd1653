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
