import type {
  ManagedSimulator,
  SimulatorAnswer,
  SimulatorDetail,
  SimulatorSummary,
} from '@/services/catalogue/simulators/simulators.schema'
import { wireOption, wireStep } from './simulation.wire'

const NOTEBOOKS = {
  id: 1,
  name: 'Notebooks',
  description: 'Do escritório ao projeto em 3D',
  image: 'laptop:bars',
  order: 1,
  active: true,
}

export const wireSimulatorDetail = (overrides: Partial<SimulatorDetail> = {}): SimulatorDetail => ({
  ...NOTEBOOKS,
  steps: [wireStep()],
  ...overrides,
})

export const wireSimulatorSummary = (overrides: Partial<SimulatorSummary> = {}): SimulatorSummary => ({
  ...NOTEBOOKS,
  product_types: [{ id: 1, name: 'notebook', plural_name: 'notebooks' }],
  steps_count: 1,
  products_count: 12,
  plans_count: 3,
  service_packages_count: 3,
  open_quotations: 2,
  missing: [],
  ...overrides,
})

export const wireManagedSimulator = (overrides: Partial<ManagedSimulator> = {}): ManagedSimulator => ({
  ...wireSimulatorSummary(),
  steps: [wireStep()],
  steps_version: 1,
  ...overrides,
})

export const wireSimulatorAnswer = (overrides: Partial<SimulatorAnswer> = {}): SimulatorAnswer => ({
  ...wireOption(),
  property_type: wireStep().property_type.id,
  ...overrides,
})
