import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { SIMULATOR_COLUMNS } from '@/services/catalogue/simulators/simulator-csv.rules'
import type {
  ManagedSimulator,
  SimulatorAnswer,
  SimulatorCsvQuery,
  SimulatorDetail,
  SimulatorListQuery,
  SimulatorSummary,
} from '@/services/catalogue/simulators/simulators.schema'
import type { Page } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { toStep } from '../catalogue.mapper'
import { listOptionRows } from '../catalogue.repository'
import { listPlansOf, optionTotalsOf, presentOptions } from '../catalogue.service'
import { toManagedSimulator, toSimulatorSummary } from './simulators.mapper'
import {
  countSimulatorRows,
  findManagedSimulatorRow,
  listActiveStepRows,
  listEverySimulator,
  listSimulatorIds,
  listSimulatorRows,
} from './simulators.repository'

/** Every simulator, also those that are no longer offered, each with its questions in their order. */
export async function listSimulatorDetails(): Promise<SimulatorDetail[]> {
  const steps = await listActiveStepRows(db())
  return (await listEverySimulator(db())).map((simulator) => ({
    ...simulator,
    steps: steps.filter(({ step }) => step.simulatorId === simulator.id).map(toStep),
  }))
}

/** A page of the simulators, as customers see them unless another order is asked for. */
export async function listManagedSimulators(query: SimulatorListQuery, url: string): Promise<Page<SimulatorSummary>> {
  const count = await countSimulatorRows(db(), query)
  const rows = await listSimulatorRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toSimulatorSummary))
}

/** The same list as a file, whole. */
export async function exportSimulators(query: SimulatorCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listSimulatorRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toSimulatorSummary)
  return csvFile({ name: 'simuladores', columns: SIMULATOR_COLUMNS, ids: await listSimulatorIds(db(), query), read })
}

/** A simulator with its questions. Refuses 404. */
export async function getManagedSimulator(id: number, conn = db()): Promise<ManagedSimulator> {
  const row = orNotFound(await findManagedSimulatorRow(conn, id))
  return toManagedSimulator(row, await listActiveStepRows(conn, id))
}

/**
 * All that can be answered in a simulator, type by type, each with what a customer reads who has answered nothing else
 * yet. Refuses 404.
 */
export async function listSimulatorAnswers(id: number): Promise<SimulatorAnswer[]> {
  orNotFound(await findManagedSimulatorRow(db(), id))
  const options = await listOptionRows(db(), { simulatorId: id })
  const sums = await optionTotalsOf(db(), options, { simulatorId: id, answers: [] })
  const typeOf = new Map(options.map((option) => [option.id, option.propertyTypeId]))
  const presented = presentOptions(options, sums, { plans: await listPlansOf(db(), id), plan: null })
  return presented.map((option) => ({ ...option, property_type: must(typeOf.get(option.id), 'type of an option') }))
}
