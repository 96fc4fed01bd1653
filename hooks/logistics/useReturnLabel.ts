import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import { getReturnLabel, type ReturnRef } from '@/services/logistics/returns.service'
import type { ReturnLabelQuery } from '@/services/logistics/returns.schema'

/** Saves the labels of a return, one for each of its boxes. */
export const useReturnLabel = (parcel: ReturnRef) =>
  useMutation({
    mutationFn: async (query: ReturnLabelQuery) =>
      saveFile(await getReturnLabel(parcel, query), `devolucao-${String(parcel.packageId)}.pdf`),
  })
