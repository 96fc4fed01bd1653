import { useMutation } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import { sendImport, type Sending } from '@/services/http/files'
import type { ImportReport } from '@/services/http/import.schema'
import { saveFile } from '@/services/http/save-file'
import { useCommandKey } from './useCommandKey'

/** The result of confirming: imported, or stale because the data has changed since the check, with the new report. */
export type Confirmed = { report: ImportReport; isStale: boolean }

/**
 * Checks a CSV file and imports what was checked. The file is read once, so that later changes on disk are not imported
 * unchecked.
 */
export function useCsvImport(path: string, onImported: () => void) {
  const { keyFor, renew } = useCommandKey()
  const checking = useMutation({
    mutationFn: ({ file, ...sending }: Sending & { file: File }) =>
      sendImport(path, file, { ...sending, fields: { dry_run: true } }),
    // The file drop shows its own failures.
    meta: { quiet: true },
  })
  const confirming = useMutation({
    mutationFn: async ({ file, report }: { file: File; report: ImportReport }): Promise<Confirmed> => {
      const fields = { dry_run: false, checked: report.checked, skip_failed: report.failed > 0 }
      try {
        return { report: await sendImport(path, file, { fields, key: keyFor(fields) }), isStale: false }
      } catch (error) {
        const fresh = isApiError(error, 'conflict') ? error.details.data?.report : undefined
        if (!fresh) throw error
        return { report: fresh as ImportReport, isStale: true }
      }
    },
    onSuccess: ({ isStale }) => {
      renew()
      if (!isStale) onImported()
    },
  })
  return {
    check: async (chosen: File, sending: Sending) => {
      const file = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' })
      return { file, report: await checking.mutateAsync({ file, ...sending }) }
    },
    confirm: (file: File, report: ImportReport) => confirming.mutateAsync({ file, report }),
    isConfirming: confirming.isPending,
    save: (text: string, name: string) => saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name),
  }
}
