import type { Tx } from '@/server/db/client'
import type { OrderRows } from '../order-rows.repository'
import { certify } from './certify'
import { inviteNext } from './invite'
import { closeLinks } from './signing.repository'

type SignerRow = OrderRows['signers'][number]
type DocumentRow = OrderRows['documents'][number]

/** A paper that goes to its people, with its order locked. */
export type Asking = { rows: OrderRows; document: DocumentRow; now: Date }

/**
 * How a paper comes to the people who sign it, and their answers back. The orders know only this. Everything happens in the
 * caller's transaction and under the order's lock; what goes over a network is a job enqueued there. What people answer is
 * told by `keepSignature` and `keepRefusal` (answers.ts), the finished copy by `keepSignedCopy` (keep-copy.ts).
 */
export type SigningMethod = {
  /**
   * Asks those whose turn it is: when staff send the paper, when they remind, and when everyone before them has signed.
   * @returns who was asked
   */
  ask: (tx: Tx, asking: Asking) => Promise<SignerRow[]>
  /** Takes back what was asked: from now on nobody can sign this document by what they were sent. */
  withdraw: (tx: Tx, documentId: number, now: Date) => Promise<void>
  /** Everyone has signed this file: the copy that proves it is to be made, once, however often this is said. */
  complete: (tx: Tx, signed: { orderId: number; fileId: number }) => Promise<void>
}

/** A personal link by mail to a page of ours (ADR 0504). */
const builtIn: SigningMethod = {
  ask: inviteNext,
  withdraw: closeLinks,
  complete: (tx, signed) => certify.enqueue(tx, signed),
}

/** The one in use. */
export const signingMethod = (): SigningMethod => builtIn
