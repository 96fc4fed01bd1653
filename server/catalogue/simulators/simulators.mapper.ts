import { missingForActivation } from '@/services/catalogue/simulators/simulator-activation.rules'
import type { ManagedSimulator, SimulatorSummary } from '@/services/catalogue/simulators/simulators.schema'
import { toStep } from '../catalogue.mapper'
import type { StepRow } from '../catalogue.repository'
import type { ManagedSimulatorRow } from './simulators.repository'

export const toSimulatorSummary = (row: ManagedSimulatorRow): SimulatorSummary => ({
  id: row.simulator.id,
  name: row.simulator.name,
  description: row.simulator.description,
  image: row.simulator.image,
  order: row.place,
  active: row.simulator.active,
  product_types: row.productTypes,
  steps_count: row.questions,
  products_count: row.products,
  plans_count: row.plans,
  service_packages_count: row.servicePackages,
  open_quotations: row.openQuotations,
  missing: missingForActivation({ ...row, productTypes: row.productTypes.length }),
})

export const toManagedSimulator = (row: ManagedSimulatorRow, steps: StepRow[]): ManagedSimulator => ({
  ...toSimulatorSummary(row),
  steps: steps.map(toStep),
  steps_version: row.simulator.stepsVersion,
})

/** The history record of a simulator itself. */
export const toSimulatorRecord = ({ simulator, place }: ManagedSimulatorRow) => ({
  name: simulator.name,
  description: simulator.description,
  image: simulator.image,
  order: place,
  active: simulator.active,
})

/** The history record of its questions. */
export const toQuestionsRecord = (steps: StepRow[]) =>
  steps.map(({ step, propertyType }) => ({
    title: step.title,
    subtitle: step.subtitle,
    property_type: propertyType.name,
    multiple: step.multiple,
    optional: step.optional,
  }))
