import { http } from '@/services/http/client'
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

/** The simulators, also those that are no longer offered, each with its questions. */
export async function getSimulatorDetails(signal?: AbortSignal): Promise<SimulatorDetail[]> {
  const { data } = await http.get<SimulatorDetail[]>('/simulator-detail', { signal })
  return data
}

/** A page of the simulators with what they are made of. */
export async function getManagedSimulators(
  query: Partial<SimulatorListQuery>,
  signal?: AbortSignal,
): Promise<Page<SimulatorSummary>> {
  const { data } = await http.get<Page<SimulatorSummary>>('/simulator-management', { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getSimulatorsCsv = (query: Partial<SimulatorCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/simulator-management-csv-extract', query, transfer)

export async function getManagedSimulator(id: number, signal?: AbortSignal): Promise<ManagedSimulator> {
  const { data } = await http.get<ManagedSimulator>(path(id), { signal })
  return data
}

/** All that can be answered in a simulator, with prices as its questions show them. */
export async function getSimulatorAnswers(id: number, signal?: AbortSignal): Promise<SimulatorAnswer[]> {
  const { data } = await http.get<SimulatorAnswer[]>(`${path(id)}/answers`, { signal })
  return data
}

/** Creates a simulator; the idempotency key prevents duplicates. */
export async function createSimulator(simulator: NewSimulator, key: string): Promise<ManagedSimulator> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<ManagedSimulator>('/simulator-management', simulator, { headers })
  return data
}

/** Changes the named fields. */
export async function updateSimulator(id: number, change: SimulatorChange): Promise<ManagedSimulator> {
  const { data } = await http.put<ManagedSimulator>(path(id), change)
  return data
}

/** Activates or deactivates simulators: all of them or none. */
export async function activateSimulators(activation: Activation): Promise<ActivationResult> {
  const { data } = await http.put<ActivationResult>('/simulator-management/activation', activation)
  return data
}

/** The questions of all simulators as a file. */
export const getQuestionsCsv = (transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/question-management-csv-extract', {}, transfer)

/** Replaces its questions. */
export async function replaceQuestions(id: number, questions: Questions): Promise<ManagedSimulator> {
  const { data } = await http.put<ManagedSimulator>(`${path(id)}/steps`, questions)
  return data
}

export async function deleteSimulator(id: number): Promise<void> {
  await http.delete(path(id))
}
