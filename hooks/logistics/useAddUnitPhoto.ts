import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addUnitImage } from '@/services/logistics/returns.service'
import { returnKeys } from './returns.queries'

/** Photographs a unit of a return as it was found. */
export function useAddUnitPhoto(packageId: number, serial: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => addUnitImage(packageId, serial, file),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: returnKeys.detail(packageId) }),
  })
}
