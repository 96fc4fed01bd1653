import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { proposalFileName } from '@/services/orders/proposal-file.rules'
import type { OrderRef } from './order.repository'
import { findProposal } from './proposals.repository'
import { findVisible } from './visibility'

/** A version of the proposal as a PDF to be downloaded, the same bytes whenever it is asked for. Refuses 404. */
export async function readProposal(actor: Actor, ref: OrderRef, version: number): Promise<Response> {
  const orderId = await findVisible(db(), actor, ref)
  const proposal = orNotFound(await findProposal(db(), orderId, version))
  // Loaded with the first proposal that is read: fonts and layout are heavy, and no other request has use for them.
  const { drawProposal } = await import('./proposal-pdf')
  const content = await drawProposal({ ...proposal, orderMaskId: ref.maskId })
  return pdfDownload(content, proposalFileName(ref.maskId, version))
}
