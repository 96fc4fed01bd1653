import { listServicePackagesOf } from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation, ServicePackage } from '@/services/simulation/simulation.schema'
import { changeQuotation, visibleQuotation } from '../change-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** The service packages of the quotation's simulator, with the chosen one marked. Refuses 404. */
export async function listServicePackages(who: QuotationOwner, quotationId: number): Promise<ServicePackage[]> {
  const { simulator, servicePackage } = await visibleQuotation(who, quotationId)
  return (await listServicePackagesOf(db(), simulator.id)).map(
    ({ id, name, description, features, monthlyFeePerUnit }) => ({
      id,
      name,
      description,
      features,
      monthly_fee_per_unit: monthlyFeePerUnit,
      selected: id === servicePackage.id,
    }),
  )
}

/** Chooses the service package. Refuses 400 for one that the simulator does not offer. */
export function chooseServicePackage(who: QuotationOwner, id: number, packageId: number): Promise<Quotation> {
  return changeQuotation(who, id, async (tx, { simulatorId }) => {
    const offered = await listServicePackagesOf(tx, simulatorId)
    if (!offered.some((one) => one.id === packageId)) {
      throw refuseField('package_id', 'Escolha um dos pacotes de serviço.')
    }
    await updateQuotation(tx, id, { servicePackageId: packageId })
  })
}
