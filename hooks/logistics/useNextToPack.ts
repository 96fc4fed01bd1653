import { useQueryClient } from '@tanstack/react-query'
import { packagesQueryOptions } from './deliveries.queries'

/** Finds the most urgent parcel that waits to be packed, other than this one. */
export function useNextToPack() {
  const queryClient = useQueryClient()
  return async (packageId: number): Promise<number | undefined> => {
    const query = { package_type: 'regular,extra', delivery_status: 'SEPARATION', page_size: 10 } as const
    const { results } = await queryClient.query({ ...packagesQueryOptions(query), staleTime: 0 })
    return results.find(({ id, can_pack }) => can_pack && id !== packageId)?.id
  }
}
