import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatDayShort } from '@/services/format/format.rules'

type Props = { available: number; from: string | null }

/** '42 disponíveis', 'Disponível a partir de 03/12'. */
export const Availability = ({ available, from }: Props) => {
  if (available > 0) {
    return <StatusTag tone="ok">{available === 1 ? '1 disponível' : `${available} disponíveis`}</StatusTag>
  }
  if (from) return <StatusTag tone="info">Disponível a partir de {formatDayShort(from)}</StatusTag>
  return <StatusTag tone="neutral">Sem unidades agora</StatusTag>
}
