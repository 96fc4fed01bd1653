import { setDocumentChecks } from '@/server/orders/documents/document-checks'
import { documentChecks } from '@/services/orders/documents/document-review.rules'
import { decideDocument, finishAnalysis } from '@/server/orders/documents/analyse-documents'
import { submitDocuments } from '@/server/orders/documents/submit-documents'
import { uploadFile } from '@/server/orders/documents/upload-file'
import { decideProposal } from '@/server/orders/proposal/decide-proposal'
import { issueProposal } from '@/server/orders/proposal/issue-proposal'
import { cancelOrder } from '@/server/orders/workflow/cancel-order'
import { decideStage } from '@/server/orders/workflow/decide-stage'
import type { Order } from '@/services/orders/orders.schema'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { REQUIRED_DOCUMENTS } from '../documents/documents'
import type { Step } from './order-run.types'
import { idOfDocument, occasionOf, toUpload } from './run-documents'

const REFUSAL = 'O valor passou do que aprovamos para este trimestre.'
const CANCELLING = 'O cliente desistiu: a obra foi adiada para o ano que vem.'

/** The price of a unit without its service package, less eight per cent. */
function cheaper({ items, lines }: Order, index: number): string {
  const units = items[index]?.quantity ?? 1
  const amount = lines.filter(({ kind }) => kind === 'product')[index]?.amount ?? '0.00'
  return toDecimal(Math.round((toCents(amount) / units) * 0.92))
}

const upload =
  (documentType: keyof typeof REQUIRED_DOCUMENTS): Step =>
  (walk) => {
    const document = REQUIRED_DOCUMENTS[documentType]?.(occasionOf(walk))
    if (!document) throw new Error(`No document is drawn for ${documentType}`)
    return uploadFile(walk.customer, walk.ref, idOfDocument(walk, documentType), toUpload(document))
  }

const approve =
  (documentType: string): Step =>
  async (walk) => {
    const [{ analyst }, id] = [walk.team, idOfDocument(walk, documentType)]
    const points = documentChecks(documentType).map((check) => check.id)
    await setDocumentChecks(analyst, walk.ref, id, { points, checked: true })
    return decideDocument(analyst, walk.ref, id, { approved: true })
  }

const reprove =
  (documentType: string, message: string): Step =>
  (walk) =>
    decideDocument(walk.team.analyst, walk.ref, idOfDocument(walk, documentType), { approved: false, message })

/** From the proposal to the credit decision, with refusals and corrections. */
export const HIRING_STEPS = {
  accept: ({ customer, ref }) => decideProposal(customer, ref, { proposal_accepted: true }),
  refuse: ({ customer, ref, plan }) =>
    decideProposal(customer, ref, { proposal_accepted: false, message: plan.refused?.because ?? REFUSAL }),
  'propose again': ({ team, ref, plan, order }) => {
    const { months = 24, coupon, refused } = plan
    if (refused) return issueProposal(team.manager, ref, { duration_months: months, discount_code: coupon })
    const items = order.items.map((item, index) => ({ product_id: item.product_id, unit_price: cheaper(order, index) }))
    return issueProposal(team.manager, ref, {
      items,
      message: 'Ajustamos o preço por unidade para caber no orçamento.',
    })
  },
  'upload articles': upload('ARTICLES_OF_ASSOCIATION'),
  'upload representative': upload('REPRESENTATIVE_ID'),
  'upload address': upload('PROOF_OF_ADDRESS'),
  'upload revenue': upload('PROOF_OF_REVENUE'),
  'hand in': ({ customer, ref }) => submitDocuments(customer, ref),
  'approve articles': approve('ARTICLES_OF_ASSOCIATION'),
  'approve representative': approve('REPRESENTATIVE_ID'),
  'reprove address': reprove('PROOF_OF_ADDRESS', 'Emitido há mais de 90 dias. Envie um dos últimos três meses.'),
  'reprove revenue': reprove('PROOF_OF_REVENUE', 'Falta a assinatura da contabilidade.'),
  'return documents': ({ team, ref }) => finishAnalysis(team.analyst, ref),
  'approve documents': ({ team, ref }) =>
    decideStage(team.analyst, ref, { stage_name: 'DOC_ANALYSIS', approved: true, approve_documents: true }),
  'approve credit': ({ team, ref }) => decideStage(team.lender, ref, { stage_name: 'CREDIT_ANALYSIS', approved: true }),
  'reprove credit': ({ team, ref }) =>
    decideStage(team.lender, ref, {
      stage_name: 'CREDIT_ANALYSIS',
      approved: false,
      message: 'Há protestos em aberto no CNPJ acima do nosso limite.',
    }),
  cancel: ({ team, ref }) => cancelOrder(team.manager, ref, { message: CANCELLING }),
} as const satisfies Record<string, Step>
