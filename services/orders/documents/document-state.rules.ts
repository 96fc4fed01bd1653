import type { Order } from '../orders.schema'
import type { DocumentFile, OrderDocument } from './documents.schema'

/**
 * missing: no file; ready: a file, not submitted; analysing: submitted; corrected: a new file after a reproof, not
 * submitted.
 */
export type DocumentState = 'missing' | 'ready' | 'analysing' | 'approved' | 'reproved' | 'corrected'

type StageAndTurn = Pick<Order, 'stage_name' | 'turn'>

/** The state of a document in the analysis. */
export function documentState(document: OrderDocument, { stage_name, turn }: StageAndTurn): DocumentState {
  if (document.approved === true) return 'approved'
  if (document.approved === false) return isRenewed(document) ? 'corrected' : 'reproved'
  if (originalsOf(document).length === 0) return 'missing'
  return stage_name === 'DOC_ANALYSIS' && turn === 'staff' ? 'analysing' : 'ready'
}

/** The documents under analysis: the required ones and those the customer added. */
export const analysedDocuments = ({ documents }: Pick<Order, 'documents'>): OrderDocument[] =>
  documents.filter(({ required, is_extra }) => required || is_extra)

/** What keeps the customer from submitting: documents without a file, and reproved ones without a new file. */
export function incompleteDocuments(order: StageAndTurn & Pick<Order, 'documents'>) {
  const documents = analysedDocuments(order)
  const inState = (wanted: DocumentState) => documents.filter((document) => documentState(document, order) === wanted)
  return { missing: inState('missing'), reproved: inState('reproved') }
}

export const originalsOf = ({ files }: OrderDocument): DocumentFile[] => files.filter(({ kind }) => kind === 'original')

export const signedCopiesOf = ({ files }: OrderDocument): DocumentFile[] =>
  files.filter(({ kind }) => kind === 'signed')

/** The files that count now: after a reproof only the newer ones, once there are any. */
export function currentFiles(document: OrderDocument): DocumentFile[] {
  const later = originalsOf(document).filter((file) => isLater(file, document))
  return later.length > 0 ? later : originalsOf(document)
}

const isRenewed = (document: OrderDocument): boolean => originalsOf(document).some((file) => isLater(file, document))

const isLater = (file: DocumentFile, { decided_at }: OrderDocument): boolean =>
  decided_at !== null && file.created_at > decided_at
