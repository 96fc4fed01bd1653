import { formatDayShort } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
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

/** The label of a contract's or term's signing state. */
export function signingStateLabel(document: OrderDocument): {
  tone: 'ok' | 'brand' | 'wait' | 'neutral'
  word: string
} {
  if (document.approved === true) return { tone: 'ok', word: 'Assinado e aprovado' }
  if (signedCopiesOf(document).length > 0) return { tone: 'brand', word: 'Em conferência' }
  if (originalsOf(document).length > 0) return { tone: 'wait', word: 'Aguarda assinatura' }
  return { tone: 'neutral', word: 'Em preparação' }
}

export const SIGNER_ROLE_LABEL: Readonly<Record<Signer['role'], string>> = {
  signer: 'Signatário',
  witness: 'Testemunha',
}
