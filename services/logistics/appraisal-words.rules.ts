import { UNIT_CONDITIONS, type Appraisal } from './packages.schema'

export type Condition = Appraisal['items'][number]['condition']
export type Destination = Appraisal['items'][number]['destination']

export const CONDITION_LABEL: Record<Condition, string> = {
  good: 'Em bom estado',
  damaged: 'Com avaria',
  missing: 'Não devolvido',
}

/** Colour of a condition's tag. */
export const CONDITION_TONE = { good: 'ok', damaged: 'wait', missing: 'bad' } as const satisfies Record<
  Condition,
  string
>

export const DESTINATION_LABEL: Record<Destination, string> = {
  UP_FOR_RENTAL: 'Volta para a prateleira',
  IN_MAINTENANCE: 'Vai para manutenção',
  DISPOSABLE_SERIAL: 'Sai do estoque',
}

export const CONDITIONS = UNIT_CONDITIONS.map((value) => ({ value, label: CONDITION_LABEL[value] }))

const USUAL: Record<Condition, Destination> = {
  good: 'UP_FOR_RENTAL',
  damaged: 'IN_MAINTENANCE',
  missing: 'DISPOSABLE_SERIAL',
}

/** Where a unit in this condition usually goes; the person who appraises may choose another. */
export const usualDestination = (condition: Condition): Destination => USUAL[condition]
