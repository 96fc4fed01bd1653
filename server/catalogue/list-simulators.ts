import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { SIMULATOR_COLUMNS } from '@/services/catalogue/simulator-csv.rules'
import type {
  ManagedSimulator,
  SimulatorAnswer,
  SimulatorCsvQuery,
  SimulatorDetail,
  SimulatorListQuery,
  SimulatorSummary,
} from '@/services/catalogue/simulators.schema'
import type { Page } from '@/services/http/page.schema'
import { toStep } from './catalogue.mapper'
import { listOptions } from './catalogue.repository'
import { optionSums, plansOf, presentOptions } from './catalogue.service'
import { toManagedSimulator, toSimulatorSummary } from './simulators.mapper'
import {
  countSimulatorRows,
  findSimulatorRow,
  listAllSimulators,
  listAllSteps,
  listSimulatorRows,
  simulatorIds,
} from './simulators.repository'

/** Every simulator, also those that are no longer offered, each with its questions in their order. */
export async function listSimulatorDetails(): Promise<SimulatorDetail[]> {
  const steps = await listAllSteps(db())
  return (await listAllSimulators(db())).map((simulator) => ({
    ...simulator,
    steps: steps.filter(({ step }) => step.simulatorId === simulator.id).map(toStep),
  }))
}

/** A page of the simulators, as customers see them unless another order is asked for. */
export async function listSimulatorsToManage(query: SimulatorListQuery, url: string): Promise<Page<SimulatorSummary>> {
  const count = await countSimulatorRows(db(), query)
  const rows = await listSimulatorRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toSimulatorSummary))
}

/** The same list as a file, whole. */
export async function exportSimulators(query: SimulatorCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listSimulatorRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toSimulatorSummary)
  return csvFile({ name: 'simuladores', columns: SIMULATOR_COLUMNS, ids: await simulatorIds(db(), query), read })
}

/** A simulator with its questions. Refuses 404. */
export async function readManagedSimulator(id: number, conn = db()): Promise<ManagedSimulator> {
  const row = orNotFound(await findSimulatorRow(conn, id))
  return toManagedSimulator(row, await listAllSteps(conn, id))
}

/**
 * All that can be answered in a simulator, type by type, each with what a customer reads who has answered nothing else yet.
 * Refuses 404.
 */
export async function listSimulatorAnswers(id: number): Promise<SimulatorAnswer[]> {
  orNotFound(await findSimulatorRow(db(), id))
  const options = await listOptions(db(), { simulatorId: id })
  const sums = await optionSums(db(), options, { simulatorId: id, answers: [] })
  const typeOf = new Map(options.map((option) => [option.id, option.propertyTypeId]))
  const presented = presentOptions(options, sums, { plans: await plansOf(db(), id), plan: null })
  return presented.map((option) => ({ ...option, property_type: typeOf.get(option.id) ?? 0 }))
}
