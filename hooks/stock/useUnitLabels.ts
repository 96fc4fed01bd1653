import { useMutation } from '@tanstack/react-query'
import { toDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import { getUnitLabels, type LabelQuery } from '@/services/stock/units.service'

/** Saves the labels of units as a PDF. */
export const useUnitLabels = () =>
  useMutation({
    mutationFn: async (query: LabelQuery): Promise<void> =>
      saveFile(await getUnitLabels(query), `etiquetas-${toDay(new Date())}.pdf`),
  })
