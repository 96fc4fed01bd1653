import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { proposalFileName } from '@/services/orders/file-names.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'
import { findProposal } from './proposals.repository'

/** A version of the proposal as a PDF to be downloaded, the same bytes whenever it is asked for. Refuses 404. */
export async function getProposalPdf(actor: Actor, ref: OrderKey, version: number): Promise<Response> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  const proposal = orNotFound(await findProposal(db(), orderId, version))
  // Loaded with the first proposal that is read: fonts and layout are heavy, and no other request has use for them.
  const { drawProposal } = await import('./proposal-pdf')
  const content = await drawProposal({ ...proposal, orderMaskId: ref.maskId })
  return pdfDownload(content, proposalFileName(ref.maskId, version))
}
