import type { PlanOption, Quotation, ServicePackage } from '@/services/simulation/simulation.schema'

/** Why no plan counts as chosen: none was yet, or the chosen one is no longer among those on offer; null when one does. */
export function missingPlanMessage(
  { plan }: Pick<Quotation, 'plan'>,
  offered: readonly PlanOption[] = [],
): string | null {
  if (!plan) return 'Escolha um plano para continuar.'
  const { duration_months: months } = plan
  if (offered.length === 0 || offered.some((one) => one.duration_months === months)) return null
  return `O plano de ${String(months)} meses não é mais oferecido. Escolha outro.`
}

/** Why the chosen package does not count: it is no longer on offer; null while it is. */
export function missingPackageMessage(
  { service_package: { id, name } }: Pick<Quotation, 'service_package'>,
  offered: readonly ServicePackage[] = [],
): string | null {
  if (offered.length === 0 || offered.some((one) => one.id === id)) return null
  return `O pacote ${name} não é mais oferecido. Escolha outro.`
}
