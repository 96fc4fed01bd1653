import { File, FileCheck, FileClock, FileUp, FileX, type LucideIcon } from 'lucide-react'
import type { StatusTone } from '@/components/ui/feedback/StatusTag'
import type { DocumentState } from '@/services/orders/document-state.rules'
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
