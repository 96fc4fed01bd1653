import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CsvFile, Transfer } from '@/services/http/files'
import { saveFile } from '@/services/http/save-file'

/** Downloads a list as a CSV file, with the bearer token, and reports the bytes received so far. */
export function useCsvDownload(fetch: (transfer: Transfer) => Promise<CsvFile>) {
  const [received, setReceived] = useState(0)
  const controller = useRef<AbortController>(null)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      controller.current = new AbortController()
      setReceived(0)
      const { content, name } = await fetch({ signal: controller.current.signal, onProgress: setReceived })
      saveFile(content, name)
      return name
    },
    meta: { quietCodes: ['canceled'] },
  })
  return { isBusy: isPending, received, start: () => mutateAsync(), cancel: () => controller.current?.abort() }
}
