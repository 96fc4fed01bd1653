import { useIsMutating } from '@tanstack/react-query'
import { simulationKeys } from './simulation.queries'

/** True while a change of the quotation is on its way: sums are then those of before. */
export const useIsSaving = (quotation: number): boolean =>
  useIsMutating({ mutationKey: simulationKeys.save({ quotation }) }) > 0
