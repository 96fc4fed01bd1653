import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { SimulatorCsvQuery, SimulatorListQuery } from '@/services/catalogue/simulators/simulators.schema'
import {
  getManagedSimulator,
  getManagedSimulators,
  getQuestionsCsv,
  getSimulatorAnswers,
  getSimulatorDetails,
  getSimulatorsCsv,
} from '@/services/catalogue/simulators/simulators.service'

export const simulatorKeys = {
  all: ['simulators'] as const,
  details: () => [...simulatorKeys.all, 'details'] as const,
  list: (query: object) => [...simulatorKeys.all, 'list', { ...query }] as const,
  managed: (id: number | undefined) => [...simulatorKeys.all, 'managed', { id }] as const,
  answers: (id: number) => [...simulatorKeys.all, 'answers', { id }] as const,
}

/** The simulators as staff see them; users who manage the catalogue may lack the permission to simulate. */
export const simulatorDetailsQueryOptions = () =>
  queryOptions({ queryKey: simulatorKeys.details(), queryFn: ({ signal }) => getSimulatorDetails(signal) })

/** The simulators with their parts; the previous rows stay while the next ones load. */
export const managedSimulatorsQueryOptions = (query: Partial<SimulatorListQuery>) =>
  queryOptions({
    queryKey: simulatorKeys.list(query),
    queryFn: ({ signal }) => getManagedSimulators(query, signal),
    placeholderData: keepPreviousData,
  })

/** One simulator; without its id (the route is not ready yet) nothing is fetched. */
export const managedSimulatorQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: simulatorKeys.managed(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getManagedSimulator(id, signal),
  })

/** All answers of a simulator. */
export const simulatorAnswersQueryOptions = (id: number) =>
  queryOptions({ queryKey: simulatorKeys.answers(id), queryFn: ({ signal }) => getSimulatorAnswers(id, signal) })

/** The simulators as a CSV file, with the list's filters and sorting. */
export const useSimulatorsCsv = (query: Partial<SimulatorCsvQuery>) =>
  useCsvDownload((transfer) => getSimulatorsCsv(query, transfer))

/** The questions of all simulators as a CSV file. */
export const useQuestionsCsv = () => useCsvDownload(getQuestionsCsv)
