import { array, boolean, number, object, string, type InferType } from '@/services/config/validation'
import type { LineFault } from './import.rules'

const count = () => number().integer().min(0).required()

/** The form fields of an import, as texts. */
export const importForm = object({
  /** Only reports what the file would do; nothing is written. */
  dry_run: boolean().default(true),
  /** The `checked` of the confirmed report. */
  checked: string().max(64),
  /** Imports the valid lines and leaves the others out. */
  skip_failed: boolean().default(false),
})

/** The effect of a file, imported or in a dry run. */
export const importReportSchema = object({
  /** Digest of the file and its effect; only this report can be confirmed. */
  checked: string().required(),
  imported: boolean().required(),
  /** The non-empty lines, and the counts that add up to them. */
  lines: count(),
  created: count(),
  changed: count(),
  unchanged: count(),
  failed: count(),
  /** The titles of the file, and those of them that the import ignores. */
  columns: array(string().defined()).required(),
  passed_over: array(string().required()).required(),
  /** Side effects beyond the lines, one sentence each. */
  notices: array(string().required()).required(),
  failures: array(
    object({
      /** As a spreadsheet numbers its rows: the titles are row 1. */
      line: number().integer().min(2).required(),
      cells: array(string().defined()).required(),
      faults: array(
        object({ column: string().nullable().defined(), message: string().required() }).required(),
      ).required(),
    }).required(),
  ).required(),
})

export type ImportForm = InferType<typeof importForm>
export type ImportReport = Omit<InferType<typeof importReportSchema>, 'failures'> & { failures: ImportFailure[] }
export type ImportFailure = { line: number; cells: string[]; faults: LineFault[] }
