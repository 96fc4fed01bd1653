import { orNotFound } from '@/server/http/refusal'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { Actor } from '@/services/auth/actor.rules'
import { documentChecks, uncheckedPoints } from '@/services/orders/documents/document-review.rules'
import type { DocumentDecision, OrderDocument } from '@/services/orders/documents/documents.schema'
import { isSignableDocument, stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageCommand } from '@/services/orders/workflow/order-commands.schema'
import { analysedDocuments } from '@/services/orders/workflow/snapshot.rules'
import type { OrderRecord } from '../order-record.repository'
import { toSnapshot } from '../snapshot.mapper'
import { changeOrder } from '../workflow/change-order.service'
import { toDocument } from './documents.mapper'
import { decideDocuments } from './documents.repository'
import { withdrawSignatures } from './withdraw-files'

/**
 * Approves or reproves one document; a reproof says what to correct. The signed copy of a contract or term that is
 * reproved is withdrawn: it is to be signed again.
 * The decision that stands already changes nothing. The history says what was checked before it (ADR 547).
 * Refuses 404 for a document of another order, 409 `conflict` for one without a file.
 */
export function decideDocument(
  actor: Actor,
  ref: OrderKey,
  documentId: number,
  decision: DocumentDecision,
): Promise<Order> {
  return changeOrder(actor, ref, (record) => {
    const document = orNotFound(record.documents.find(({ id }) => id === documentId))
    return {
      action: decidingAction(document.documentType),
      historyAction: historyActionOf(document.documentType, decision.approved),
      stage: stageOfDocument(document.documentType),
      effect: async ({ tx, now, preconditionFailed }) => {
        if (!record.files.some((file) => file.documentId === documentId)) {
          throw preconditionFailed('Esse documento ainda não tem arquivo.')
        }
        const { approved, message = null } = decision
        const shown = toDocument(document, record)
        if (isSameDecision(shown, { approved, message })) return { unchanged: true }
        const withdrawn =
          !approved && document.isSignable ? await withdrawSignatures(tx, record, document.id) : undefined
        await decideDocuments(tx, [documentId], { approved, message, decidedBy: actor.id, decidedAt: now })
        const { documentType } = document
        return {
          message,
          before: { document: documentType, approved: document.approved, ...withdrawn },
          after: { document: documentType, approved, ...(!document.isSignable && checksForHistory(shown)) },
        }
      },
    }
  })
}

/** The decision that stands, about what it was made about: pressing twice counts once. */
const isSameDecision = (
  { approved, message, decided_at, files, checks }: OrderDocument,
  decision: { approved: boolean; message: string | null },
): boolean =>
  decided_at !== null &&
  approved === decision.approved &&
  message === decision.message &&
  files.every(({ created_at }) => created_at <= decided_at) &&
  checks.every(({ at }) => at <= decided_at)

/** What was checked before a decision, by whom, and what was not, in the words of the check. */
function checksForHistory({ document_type, checks }: OrderDocument) {
  const textOf = (point: string) => documentChecks(document_type).find(({ id }) => id === point)?.text ?? point
  return {
    checked: checks.map(({ point, by, at }) => ({ point: textOf(point), by: by.name, at })),
    unchecked: uncheckedPoints(document_type, checks),
  }
}

function decidingAction(documentType: string): OrderAction {
  if (documentType === 'CONTRACT') return 'approve_contract'
  return documentType === 'DELIVERY_TERM' ? 'approve_delivery_term' : 'analyse_documents'
}

const HISTORY_NAME = { CONTRACT: 'contract', DELIVERY_TERM: 'delivery_term' } as const

/** History has an action for an approval and one for a reproof, by document. */
function historyActionOf(documentType: string, approved: boolean): AuditAction {
  const kind = isSignableDocument(documentType) ? HISTORY_NAME[documentType] : 'document'
  return `${approved ? 'approve' : 'reprove'}_${kind}`
}

/**
 * Closes the analysis: to the credit when every document is approved, else back to the customer, for whom only the
 * reproved ones are unlocked. Refuses 409 `conflict` while one is undecided.
 */
export function finishAnalysis(actor: Actor, ref: OrderKey): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'finish_analysis',
    effect: ({ record }) => {
      const reproved = reprovedTypes(record)
      return Promise.resolve({ completes: reproved.length === 0, after: { reproved } })
    },
  })
}

/**
 * Completes the analysis because everything is in order; with `approve_documents` what is undecided is approved in the
 * same step. Refuses 409 `conflict` while a document is reproved.
 */
export function completeAnalysis(actor: Actor, ref: OrderKey, { approve_documents = false, message }: StageCommand) {
  return changeOrder(actor, ref, (record) => {
    const open = analysedDocuments(toSnapshot(record)).filter(({ approved }) => approved === null)
    const ids = approve_documents ? open.map(({ id }) => id) : []
    return {
      action: 'finish_analysis',
      preview: withApproved(record, ids),
      effect: async ({ tx, now, preconditionFailed }) => {
        if (reprovedTypes(record).length > 0) throw preconditionFailed('Há documentos reprovados: devolva ao cliente.')
        await decideDocuments(tx, ids, { approved: true, message: null, decidedBy: actor.id, decidedAt: now })
        return { message, after: { approved: open.map(({ type }) => type) } }
      },
    }
  })
}

const reprovedTypes = (record: OrderRecord): string[] =>
  analysedDocuments(toSnapshot(record))
    .filter(({ approved }) => approved === false)
    .map(({ type }) => type)

const withApproved = (record: OrderRecord, ids: number[]): OrderRecord => ({
  ...record,
  documents: record.documents.map((document) =>
    ids.includes(document.id) ? { ...document, approved: true } : document,
  ),
})
