import type { FileKind } from '@/server/db/schema/orders'
import { Refusal } from '@/server/http/refusal'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { isSignableDocument } from '@/services/orders/documents/required-documents.rules'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import { isUnlocked } from '@/services/orders/workflow/snapshot.rules'
import type { DocumentRow, OrderRecord } from '../order-record.repository'
import { toSnapshot } from '../snapshot.mapper'
import { preconditionFailed } from '../workflow/authorize-command'

/** The action of the transition table that a file of this kind belongs to: adding and removing are the same right. */
export function actionOnFile({ documentType }: DocumentRow, kind: FileKind): OrderAction {
  if (documentType === 'CONTRACT') return kind === 'signed' ? 'sign_contract' : 'upload_contract'
  if (documentType === 'DELIVERY_TERM') return kind === 'signed' ? 'sign_delivery_term' : 'upload_delivery_term'
  if (kind === 'signed') throw new Refusal('invalid', { errors: ['Só o contrato e o termo de entrega são assinados.'] })
  return 'upload_document'
}

/** What a file without a kind is: of a contract or term a customer can only send the signed copy. */
export const usualKind = ({ documentType }: DocumentRow, actor: Actor): FileKind =>
  isCustomer(actor) && isSignableDocument(documentType) ? 'signed' : 'original'

/** After a reproof only the reproved documents are open for files. Contract and term have their guards in the table. */
export function requireUnlocked(record: OrderRecord, document: DocumentRow, actor: Actor): void {
  if (isSignableDocument(document.documentType)) return
  const snapshot = toSnapshot(record)
  const facts = snapshot.documents.find(({ id }) => id === document.id)
  if (!facts || !isUnlocked(snapshot, facts))
    throw preconditionFailed('Esse documento já foi aprovado e não muda mais.', record, actor)
}
