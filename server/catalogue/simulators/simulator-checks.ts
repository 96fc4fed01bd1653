import { Refusal } from '@/server/http/refusal'
import { missingForActivation } from '@/services/catalogue/simulators/simulator-activation.rules'
import { formatList } from '@/services/format/format.rules'
import type { ManagedSimulatorRow } from './simulators.repository'

/**
 * Refuses 409 when some of these lack what a customer needs to get a price: one sentence each, with what is missing.
 */
export function refuseIncomplete(rows: readonly ManagedSimulatorRow[]): void {
  const incomplete = rows
    .map((row) => ({
      ...row.simulator,
      missing: missingForActivation({ ...row, productTypes: row.productTypes.length }),
    }))
    .filter(({ missing }) => missing.length > 0)
  if (incomplete.length === 0) return
  throw new Refusal('conflict', {
    errors: incomplete.map(
      ({ name, missing }) => `“${name}” ainda não pode ser ativado. Falta: ${formatList(missing)}.`,
    ),
    data: { missing: [...new Set(incomplete.flatMap(({ missing }) => missing))] },
  })
}
