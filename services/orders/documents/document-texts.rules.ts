import { formatDayShort } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
import { missingSignerCounts } from '../signing/required-signers.rules'
import { type DocumentState, originalsOf, signedCopiesOf } from './document-state.rules'
import type { OrderDocument, Signer } from './documents.schema'

/** The label of a document's state in the analysis. */
export function documentStateLabel(document: OrderDocument, state: DocumentState, audience: Audience): string {
  switch (state) {
    case 'approved':
      return document.decided_at ? `Aprovado em ${formatDayShort(document.decided_at)}` : 'Aprovado'
    case 'reproved':
      return 'Reprovado'
    case 'analysing':
      return audience === 'customer' ? 'Em análise' : 'Para analisar'
    case 'corrected':
      return audience === 'customer' ? 'Corrigido, pronto para enviar' : 'Corrigido pelo cliente'
    case 'ready':
      return audience === 'customer' ? 'Pronto para enviar' : 'Com o cliente'
    case 'missing':
      return audience === 'customer' ? 'Falta enviar' : 'Não enviado'
  }
}

type SigningLabel = { tone: 'ok' | 'brand' | 'wait' | 'neutral'; word: string }

/** The label of a contract's or term's signing state: what is done, or what comes next. Takes the order's signers. */
export function signingStateLabel(document: OrderDocument, signers: readonly Signer[]): SigningLabel {
  if (document.approved === true) return { tone: 'ok', word: 'Assinado e aprovado' }
  if (signedCopiesOf(document).length > 0) return { tone: 'brand', word: 'Em conferência' }
  if (originalsOf(document).length === 0) return { tone: 'neutral', word: 'Em preparação' }
  return { tone: 'wait', word: nextStepOfSigning(document, signers) }
}

function nextStepOfSigning({ id, document_type }: OrderDocument, signers: readonly Signer[]): string {
  const people = signers.filter(({ document_id }) => document_id === id)
  if (people.some(({ declined_at, lapsed_at }) => declined_at ?? lapsed_at)) return 'Falta enviar de novo'
  if (people.some(({ asked_at }) => asked_at)) return 'Aguarda assinatura'
  const isContract = document_type === 'CONTRACT'
  // Without named people, a term is signed on paper.
  if (people.length === 0 && !isContract) return 'Aguarda assinatura'
  const { signer, witness } = missingSignerCounts(isContract ? 'CONTRACT' : 'DELIVERY_TERM', people)
  return signer + witness > 0 ? 'Falta indicar quem assina' : 'Falta enviar para assinatura'
}

export const SIGNER_ROLE_LABEL: Readonly<Record<Signer['role'], string>> = {
  signer: 'Signatário',
  witness: 'Testemunha',
}
