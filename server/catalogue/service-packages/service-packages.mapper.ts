import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import type { ServicePackageRow } from './service-packages.repository'

export const toManagedServicePackage = (row: ServicePackageRow): ManagedServicePackage => ({
  id: row.servicePackage.id,
  simulator: { id: row.servicePackage.simulatorId, name: row.simulatorName },
  name: row.servicePackage.name,
  description: row.servicePackage.description,
  features: row.servicePackage.features,
  monthly_fee_per_unit: row.servicePackage.monthlyFeePerUnit,
  ...toPromise(row.servicePackage),
  position: row.servicePackage.position,
  active: row.servicePackage.active,
  is_default: row.isDefault,
  quotations_count: row.quotationsCount,
  orders_count: row.ordersCount,
})

/** The history record of a service package. */
export const toServicePackageRecord = ({ servicePackage, simulatorName }: ServicePackageRow) => ({
  simulator: simulatorName,
  name: servicePackage.name,
  description: servicePackage.description,
  features: servicePackage.features,
  monthly_fee_per_unit: servicePackage.monthlyFeePerUnit,
  ...toPromise(servicePackage),
  position: servicePackage.position,
  active: servicePackage.active,
})

/** What it promises when something breaks. */
const toPromise = (row: ServicePackageRow['servicePackage']) => ({
  support_calendar: row.supportCalendar,
  first_response_minutes: row.firstResponseMinutes,
  resolution_minutes: row.resolutionMinutes,
  exchange_business_days: row.exchangeBusinessDays,
})
