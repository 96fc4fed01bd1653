import type { StageLineItem } from '../display/stageLine.types'

const stages: [key: string, label: string, phase: string][] = [
  ['proposal', 'Proposta', 'Contratação'],
  ['documents', 'Documentos', 'Contratação'],
  ['credit', 'Crédito', 'Contratação'],
  ['contract', 'Contrato', 'Contratação'],
  ['packaging', 'Preparação', 'Entrega'],
  ['shipping', 'Envio', 'Entrega'],
  ['delivery', 'Entrega', 'Entrega'],
  ['term', 'Termo', 'Entrega'],
  ['ongoing', 'Em locação', 'Locação'],
  ['returning', 'Devolução', 'Locação'],
  ['finished', 'Encerrado', 'Locação'],
]

const dates = ['14/11', '17/11', '18/11', '19/11']

/** An order that stands at the stage number `at` (from zero), waiting for a side or sent back. */
export const sampleStages = (
  at: number,
  side: 'customer' | 'staff' | 'reproved' | undefined,
  note?: string,
): StageLineItem[] =>
  stages.map(([key, label, phase], place) => {
    if (place < at) return { key, label, phase, state: 'completed', note: dates[place] }
    if (place > at) return { key, label, phase, state: 'default' }
    if (side === 'reproved') return { key, label, phase, state: 'reproved', note }
    return { key, label, phase, state: 'waiting', side, note }
  })
