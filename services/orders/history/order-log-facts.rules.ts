import type { EventLog } from '@/services/audit/audit.schema'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { CONDITION_LABEL, DESTINATION_LABEL } from '@/services/logistics/returns/appraisal.rules'
import { documentTypeName } from '../documents/required-documents.rules'
import { STAGE_LABEL, type StageName } from '../workflow/stages.rules'

/** One changed value of a history entry: its label, and the value before and after. */
export type LogFact = { label: string; before?: string; after?: string }

/** A withdrawn file, which staff can still open. */
export type WithdrawnFile = { id: number; documentId: number; name: string }

type Write = (value: unknown) => string | undefined

const text: Write = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
const number: Write = (value) => (typeof value === 'number' ? String(value) : undefined)
const day: Write = (value) => (typeof value === 'string' ? formatDay(value) : undefined)
const yesOrNo: Write = (value) => (value === true ? 'sim' : value === false ? 'não' : undefined)
const nameDocument: Write = (value) => (typeof value === 'string' ? documentTypeName(value) : undefined)
const list =
  (write: Write): Write =>
  (value) =>
    Array.isArray(value) ? value.flatMap((one: unknown) => write(one) ?? []).join(', ') || undefined : undefined
const among =
  (words: Readonly<Record<string, string>>): Write =>
  (value) =>
    typeof value === 'string' ? words[value] : undefined

const STATES = { default: 'não iniciada', waiting: 'aguardando', completed: 'concluída', reproved: 'devolvida' }
const TURNS = { customer: 'cliente', staff: 'Arrenda' }

/** 'Legível e sem cortes (Paula, 23/11/2026 10:41)' */
function writeCheck(value: unknown): string | undefined {
  const { point, by, at } = fieldsOf(value)
  return typeof point === 'string' ? `${point} (${String(by)}, ${formatDateTime(String(at))})` : undefined
}

/** A field of each package that a rollback withdrew, joined. */
const ofEach =
  (field: string, write: Write): Write =>
  (value) =>
    list((one) => write(fieldsOf(one)[field]))(value)

/** The fields of a change that an order's history shows, in this order; ids are left out. */
const FACTS: readonly { key: string; label: string; write: Write }[] = [
  { key: 'stage', label: 'Etapa', write: (value) => STAGE_LABEL[value as StageName] },
  { key: 'state', label: 'Situação', write: among(STATES) },
  { key: 'turn', label: 'Vez de', write: (value) => (value === null ? 'ninguém' : among(TURNS)(value)) },
  { key: 'document', label: 'Documento', write: nameDocument },
  { key: 'approved', label: 'Aprovado', write: (value) => list(nameDocument)(value) ?? yesOrNo(value) },
  { key: 'checked', label: 'Conferido', write: list(writeCheck) },
  { key: 'unchecked', label: 'Sem conferir', write: list(text) },
  { key: 'contract_approved', label: 'Contrato aprovado', write: yesOrNo },
  { key: 'name', label: 'Nome', write: text },
  { key: 'role', label: 'Assina como', write: among({ signer: 'signatário', witness: 'testemunha' }) },
  { key: 'sha256', label: 'SHA-256', write: text },
  { key: 'proposal', label: 'Versão da proposta', write: number },
  { key: 'contract_number', label: 'Número do contrato', write: text },
  { key: 'addendum_number', label: 'Número do aditivo', write: text },
  { key: 'notified', label: 'Avisados', write: list(text) },
  { key: 'serials', label: 'Seriais', write: list(text) },
  { key: 'condition', label: 'Condição', write: among(CONDITION_LABEL) },
  { key: 'destination', label: 'Destino', write: among(DESTINATION_LABEL) },
  { key: 'faults', label: 'Com falha', write: list(text) },
  { key: 'findings', label: 'O que foi encontrado', write: text },
  { key: 'date', label: 'Data', write: day },
  { key: 'delivery_eta', label: 'Previsão de entrega', write: day },
  { key: 'sending_date', label: 'Data de envio', write: day },
  { key: 'collected_on', label: 'Dia da coleta', write: day },
  { key: 'billed', label: 'Já faturado', write: (value) => (value === true ? 'acerto na próxima fatura' : undefined) },
  { key: 'tracking_code', label: 'Código de rastreio', write: text },
  { key: 'delivery_date', label: 'Data de entrega', write: day },
  { key: 'parcels', label: 'Previsão de entrega', write: ofEach('delivery_eta', day) },
  { key: 'parcels', label: 'Código de rastreio', write: ofEach('tracking_code', text) },
  { key: 'parcels', label: 'Data de envio', write: ofEach('sending_date', day) },
  { key: 'parcels', label: 'Data de entrega', write: ofEach('delivery_date', day) },
  { key: 'starts_on', label: 'Início da locação', write: day },
  { key: 'ends_on', label: 'Fim da locação', write: day },
]

/** The values that a history entry changed; unchanged ones are left out. */
export const logFacts = ({ before, after }: Pick<EventLog, 'before' | 'after'>): LogFact[] =>
  FACTS.flatMap(({ key, label, write }) => {
    const [was, is] = [write(fieldsOf(before)[key]), write(fieldsOf(after)[key])]
    const isNews = was !== is || (was !== undefined && ALWAYS_SHOWN.has(key))
    return isNews ? [{ label, ...(was !== is && was && { before: was }), ...(is && { after: is }) }] : []
  })

/** Names what the entry is about, so it is shown even when unchanged. */
const ALWAYS_SHOWN = new Set(['document', 'serials'])

/** The files that a change withdrew, to be opened from the history. */
export const withdrawnFilesOf = ({ before }: Pick<EventLog, 'before'>): WithdrawnFile[] => {
  const files = fieldsOf(before).withdrawn_files
  return Array.isArray(files) ? files.flatMap(toWithdrawnFile) : []
}

function toWithdrawnFile(file: unknown): WithdrawnFile[] {
  const { id, document_id: documentId, name } = fieldsOf(file)
  return typeof id === 'number' && typeof documentId === 'number' && typeof name === 'string'
    ? [{ id, documentId, name }]
    : []
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
