import { useMutation } from '@tanstack/react-query'
import { toDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import { getDataExport } from '@/services/users/privacy.service'

/** Fetches everything about the person and hands it to the browser's downloads. */
export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => saveFile(await getDataExport(), `meus-dados-arrenda-${toDay(new Date())}.json`),
  })
