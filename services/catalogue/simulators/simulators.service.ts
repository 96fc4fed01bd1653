import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
import type {
  ManagedSimulator,
  NewSimulator,
  Questions,
  SimulatorAnswer,
  SimulatorChange,
  SimulatorCsvQuery,
  SimulatorDetail,
  SimulatorListQuery,
  SimulatorSummary,
} from './simulators.schema'

const path = (id: number): string => `/simulator-management/${String(id)}`

/** The simulators, including those no longer offered, each with its questions. */
export const getSimulatorDetails = (signal?: AbortSignal): Promise<SimulatorDetail[]> =>
  bodyOf(http.get<SimulatorDetail[]>('/simulator-detail', { signal }))

/** A page of the simulators with their parts. */
export const getManagedSimulators = (
  query: Partial<SimulatorListQuery>,
  signal?: AbortSignal,
): Promise<Page<SimulatorSummary>> =>
  bodyOf(http.get<Page<SimulatorSummary>>('/simulator-management', { params: query, signal }))

/** The whole list as a CSV file. */
export const getSimulatorsCsv = (query: Partial<SimulatorCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/simulator-management-csv-extract', query, transfer)

export const getManagedSimulator = (id: number, signal?: AbortSignal): Promise<ManagedSimulator> =>
  bodyOf(http.get<ManagedSimulator>(path(id), { signal }))

/** All answers of a simulator, with prices as its questions show them. */
export const getSimulatorAnswers = (id: number, signal?: AbortSignal): Promise<SimulatorAnswer[]> =>
  bodyOf(http.get<SimulatorAnswer[]>(`${path(id)}/answers`, { signal }))

/** Creates a simulator; the idempotency key prevents duplicates. */
export async function createSimulator(simulator: NewSimulator, key: string): Promise<ManagedSimulator> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<ManagedSimulator>('/simulator-management', simulator, { headers })
  return data
}

/** Changes only the given fields. */
export const updateSimulator = (id: number, change: SimulatorChange): Promise<ManagedSimulator> =>
  bodyOf(http.put<ManagedSimulator>(path(id), change))

/** Activates or deactivates simulators: all of them or none. */
export const activateSimulators = (activation: Activation): Promise<ActivationResult> =>
  bodyOf(http.put<ActivationResult>('/simulator-management/activation', activation))

/** The questions of all simulators as a file. */
export const getQuestionsCsv = (transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/question-management-csv-extract', {}, transfer)

/** Replaces the simulator's questions. */
export const replaceQuestions = (id: number, questions: Questions): Promise<ManagedSimulator> =>
  bodyOf(http.put<ManagedSimulator>(`${path(id)}/steps`, questions))

export async function deleteSimulator(id: number): Promise<void> {
  await http.delete(path(id))
}
