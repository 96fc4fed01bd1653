import type { Appraisal } from './packages.schema'

type AppraisedUnit = Appraisal['items'][number]

/** Where a unit may go, by how it was found: what is damaged or missing is not rented out again as it is. */
const DESTINATIONS: Record<AppraisedUnit['condition'], readonly AppraisedUnit['destination'][]> = {
  good: ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  damaged: ['IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  missing: ['DISPOSABLE_SERIAL'],
}

/** Where a unit found like this may go. */
export const destinationsFor = (condition: AppraisedUnit['condition']) => DESTINATIONS[condition]

/** Why a unit cannot be appraised like this, as a sentence. */
export function appraisalObjection({ serial, condition, destination, comment }: AppraisedUnit): string | undefined {
  if (condition === 'damaged' && !comment) return `Serial ${serial}: descreva a avaria no comentário.`
  if (DESTINATIONS[condition].includes(destination)) return undefined
  return condition === 'missing'
    ? `Serial ${serial}: o que não voltou só pode ser descartado.`
    : `Serial ${serial}: o que voltou danificado não volta direto para a locação.`
}
