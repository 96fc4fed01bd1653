import { formatCount, formatDay } from '@/services/format/format.rules'
import type { ListedReturn } from '@/services/logistics/returns/return-detail.schema'

export function returnKindText({ apart, exchange }: Pick<ListedReturn, 'apart' | 'exchange'>): string {
  if (exchange) return 'De uma troca'
  return apart ? 'Parte do pedido' : 'Pedido inteiro'
}

/** Progress: "2 de 5 recebidos". */
export function returnProgressText({ todo, units, received, appraised }: ListedReturn): string {
  if (todo === 'appraise' || todo === 'done') return `${String(appraised)} de ${String(units)} avaliados`
  if (received > 0) return `${String(received)} de ${String(units)} recebidos`
  return formatCount(units, 'equipamento', 'equipamentos')
}

export function returnDayText({
  todo,
  request_date,
  sending_date,
  delivery_eta,
  delivery_date,
  appraisal_date,
}: ListedReturn): string {
  if (todo === 'done' && appraisal_date) return `avaliada em ${formatDay(appraisal_date)}`
  if (todo === 'appraise' && delivery_date) return `recebida em ${formatDay(delivery_date)}`
  if (todo !== 'collect' && delivery_eta) return `prevista para ${formatDay(delivery_eta)}`
  if (todo !== 'collect' && sending_date) return `recolhida em ${formatDay(sending_date)}`
  return request_date ? `pedida em ${formatDay(request_date)}` : '—'
}
