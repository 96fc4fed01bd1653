import type { Reason } from '@/services/nps/nps.rules'

export type RatingData = { score: number | null; reasons?: readonly Reason[]; comment?: string }

/** The ratings, in the order in which customers give them. */
export const RATINGS: readonly RatingData[] = [
  { score: 9, reasons: ['Atendimento', 'Equipamentos'], comment: 'Entrega antes do prazo e tudo configurado.' },
  { score: 10, reasons: ['Atendimento'], comment: 'Sempre sabemos em que etapa está o pedido.' },
  { score: 8, reasons: ['Negociação/contrato'] },
  { score: 6, reasons: ['SLA'], comment: 'A troca de um monitor levou mais dias do que o combinado.' },
  { score: 10 },
  { score: 9, reasons: ['Serviço', 'SLA'] },
  { score: null },
  { score: 7, reasons: ['Negociação/contrato'], comment: 'O contrato poderia ser mais curto.' },
  { score: 3, reasons: ['Equipamentos'], comment: 'Duas impressoras chegaram com a caixa aberta.' },
]
