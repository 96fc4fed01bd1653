export const UNIT_CONDITIONS = ['good', 'damaged', 'missing'] as const

/** Where an appraised unit goes. */
export const UNIT_DESTINATIONS = ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'] as const

export type Condition = (typeof UNIT_CONDITIONS)[number]
export type Destination = (typeof UNIT_DESTINATIONS)[number]

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

export const CONDITION_OPTIONS = UNIT_CONDITIONS.map((value) => ({ value, label: CONDITION_LABEL[value] }))

const DEFAULT_DESTINATIONS: Record<Condition, Destination> = {
  good: 'UP_FOR_RENTAL',
  damaged: 'IN_MAINTENANCE',
  missing: 'DISPOSABLE_SERIAL',
}

/** Default destination of a unit in this condition; the appraiser may choose another. */
export const defaultDestination = (condition: Condition): Destination => DEFAULT_DESTINATIONS[condition]

type AppraisedUnit = { serial: string; condition: Condition; destination: Destination; comment?: string }

/** Damaged and missing units may not be rented out again as they are. */
const ALLOWED_DESTINATIONS: Record<Condition, readonly Destination[]> = {
  good: ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  damaged: ['IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  missing: ['DISPOSABLE_SERIAL'],
}

/** Destinations allowed for a condition. */
export const allowedDestinations = (condition: Condition): readonly Destination[] => ALLOWED_DESTINATIONS[condition]

/** Why a unit cannot be appraised like this, as a sentence. */
export function appraisalObjection({ serial, condition, destination, comment }: AppraisedUnit): string | undefined {
  if (condition === 'damaged' && !comment) return `Serial ${serial}: descreva a avaria no comentário.`
  if (ALLOWED_DESTINATIONS[condition].includes(destination)) return undefined
  return condition === 'missing'
    ? `Serial ${serial}: o que não voltou só pode ser descartado.`
    : `Serial ${serial}: o que voltou danificado não volta direto para a locação.`
}
