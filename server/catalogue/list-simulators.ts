import { db } from '@/server/db/client'
import type { SimulatorDetail } from '@/services/catalogue/simulators.schema'
import { toStep } from './catalogue.mapper'
import { listAllSimulators, listAllSteps } from './simulators.repository'

/** Every simulator, also those that are no longer offered, each with its questions in their order. */
export async function listSimulatorDetails(): Promise<SimulatorDetail[]> {
  const steps = await listAllSteps(db())
  return (await listAllSimulators(db())).map(({ position, ...simulator }) => ({
    ...simulator,
    order: position,
    steps: steps.filter(({ step }) => step.simulatorId === simulator.id).map(toStep),
  }))
}
