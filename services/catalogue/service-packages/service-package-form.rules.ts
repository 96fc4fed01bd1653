import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { moveItem } from '../products/product-form.rules'
import type {
  ManagedServicePackage,
  NewServicePackage,
  ServicePackageChange,
  ServicePackageChoice,
} from './service-packages.schema'

/** What the form of a service package holds: money as people write it. */
export type ServicePackageFormValues = {
  /** An id as text; empty until it is chosen. */
  simulator_id: string
  name: string
  description: string
  features: string[]
  /** "12,00" */
  monthly_fee_per_unit: string
  active: boolean
}

export const EMPTY_SERVICE_PACKAGE: ServicePackageFormValues = {
  simulator_id: '',
  name: '',
  description: '',
  features: [''],
  monthly_fee_per_unit: '',
  active: true,
}

export const toServicePackageFormValues = (one: ManagedServicePackage): ServicePackageFormValues => ({
  simulator_id: String(one.simulator.id),
  name: one.name,
  description: one.description,
  features: one.features,
  monthly_fee_per_unit: one.monthly_fee_per_unit.replace('.', ','),
  active: one.active,
})

/** What creates the package; not validated yet. */
export const toNewServicePackage = (form: ServicePackageFormValues) =>
  ({
    simulator_id: form.simulator_id === '' ? undefined : Number(form.simulator_id),
    ...toServicePackageChange(form),
  }) as NewServicePackage

/** What changes a package, which stays in its simulator; not validated yet. Lines that were left empty are none. */
export const toServicePackageChange = (form: ServicePackageFormValues) =>
  ({
    name: form.name.trim(),
    description: form.description.trim(),
    features: nonEmptyFeatures(form.features),
    monthly_fee_per_unit: fromTypedMoney(form.monthly_fee_per_unit),
    active: form.active,
  }) satisfies ServicePackageChange

export const nonEmptyFeatures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '')

/** The packages of a simulator with one moved up (-1) or down (1); null where it stands at that end already. */
export function reorderedIds(simulator: ServicePackageChoice | undefined, id: number, by: -1 | 1): number[] | null {
  const ids = simulator?.packages.map((one) => one.id) ?? []
  const at = ids.indexOf(id)
  return at < 0 || ids[at + by] === undefined ? null : moveItem(ids, at, by)
}
