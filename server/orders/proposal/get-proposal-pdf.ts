import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import { drawnAside } from '@/server/pdf/draw-aside'
import type { Actor } from '@/services/auth/actor.rules'
import { proposalFileName } from '@/services/orders/file-names.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'
import type { drawProposal } from './proposal-pdf'
import { findProposal } from './proposals.repository'

const drawProposalAside = drawnAside<typeof drawProposal>('server/orders/proposal/proposal-pdf', 'drawProposal')

/** A version of the proposal as a PDF to be downloaded, the same bytes whenever it is asked for. Refuses 404. */
export async function getProposalPdf(actor: Actor, ref: OrderKey, version: number): Promise<Response> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  const proposal = orNotFound(await findProposal(db(), orderId, version))
  const content = await drawProposalAside({ ...proposal, orderMaskId: ref.maskId })
  return pdfDownload(content, proposalFileName(ref.maskId, version))
}
