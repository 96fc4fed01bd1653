import type { Actor } from '@/services/auth/actor.rules'
import type { OrderAction } from '@/services/orders/actions.rules'
import { isSignableDocument } from '@/services/orders/documents.rules'
import { isUnlocked } from '@/services/orders/snapshot.rules'
import { Refusal } from '@/server/http/refusal'
import { notYet } from './judge-command'
import type { OrderRows } from './order-rows.repository'
import { toSnapshot } from './snapshot.mapper'
import type { FileKind } from '@/server/db/schema/orders'

type DocumentRow = OrderRows['documents'][number]

/** The action of the transition table that a file of this kind belongs to: adding and removing are the same right. */
export function actionOnFile({ documentType }: DocumentRow, kind: FileKind): OrderAction {
  if (documentType === 'CONTRACT') return kind === 'signed' ? 'sign_contract' : 'upload_contract'
  if (documentType === 'DELIVERY_TERM') return kind === 'signed' ? 'sign_delivery_term' : 'upload_delivery_term'
  if (kind === 'signed') throw new Refusal('invalid', { errors: ['Só o contrato e o termo de entrega são assinados.'] })
  return 'upload_document'
}

/** After a reproof only the reproved documents are open for files. Contract and term have their guards in the table. */
export function requireUnlocked(rows: OrderRows, document: DocumentRow, actor: Actor): void {
  if (isSignableDocument(document.documentType)) return
  const snapshot = toSnapshot(rows)
  const facts = snapshot.documents.find(({ id }) => id === document.id)
  if (!facts || !isUnlocked(snapshot, facts))
    throw notYet('Esse documento já foi aprovado e não muda mais.', rows, actor)
}
