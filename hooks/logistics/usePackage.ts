import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import { packageQueryOptions } from './deliveries.queries'

/** One parcel, and whether there is none with this number. */
export function usePackage(packageId: number | undefined) {
  const { data, error, refetch } = useQuery(packageQueryOptions(packageId))
  return {
    parcel: data,
    isMissing: isApiError(error, 'not_found') || isApiError(error, 'invalid'),
    isFailed: error !== null,
    retry: () => void refetch(),
  }
}
