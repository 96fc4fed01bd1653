import { queryOptions } from '@tanstack/react-query'
import { getSimulatorDetails } from '@/services/catalogue/simulators.service'

export const simulatorKeys = {
  all: ['simulators'] as const,
  details: () => [...simulatorKeys.all, 'details'] as const,
}

/** The simulators as the desk sees them; who keeps the catalogue need not be somebody who may simulate. */
export const simulatorDetailsQueryOptions = () =>
  queryOptions({ queryKey: simulatorKeys.details(), queryFn: ({ signal }) => getSimulatorDetails(signal) })
