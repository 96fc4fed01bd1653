import type { SimulatorDetail } from '@/services/catalogue/simulators.schema'
import { wireStep } from './simulation.wire'

export const wireSimulatorDetail = (overrides: Partial<SimulatorDetail> = {}): SimulatorDetail => ({
  id: 1,
  name: 'Notebooks',
  description: 'Do escritório ao projeto em 3D',
  image: 'laptop:bars',
  order: 1,
  active: true,
  steps: [wireStep()],
  ...overrides,
})
