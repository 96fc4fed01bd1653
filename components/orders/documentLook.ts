import { File, FileCheck, FileClock, FileUp, FileX, type LucideIcon } from 'lucide-react'
import type { StatusTone } from '@/components/ui/StatusTag'
import { formatDayShort } from '@/services/format/format.rules'
import type { DocumentState } from '@/services/orders/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import type { Audience } from '@/services/orders/order-ref.rules'
import { color } from '@/styles/tokens'

type Look = { Icon: LucideIcon; ink: string; soft: string; tone: StatusTone }

export const documentLook: Record<DocumentState, Look> = {
  missing: { Icon: File, ink: color.t2, soft: color.sunken, tone: 'neutral' },
  ready: { Icon: FileUp, ink: color.brandText, soft: color.brandSoft, tone: 'info' },
  analysing: { Icon: FileClock, ink: color.brandText, soft: color.brandSoft, tone: 'brand' },
  approved: { Icon: FileCheck, ink: color.ok, soft: color.okBg, tone: 'ok' },
  reproved: { Icon: FileX, ink: color.bad, soft: color.badBg, tone: 'bad' },
  corrected: { Icon: FileUp, ink: color.brandText, soft: color.brandSoft, tone: 'info' },
}

/** The state as a tag says it. */
export function documentWord(document: OrderDocument, state: DocumentState, audience: Audience): string {
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
