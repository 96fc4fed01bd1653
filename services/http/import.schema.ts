import { array, boolean, number, object, string, type InferType } from '@/services/config/validation'
import type { LineFault } from './import.rules'

const count = () => number().integer().min(0).required()

/** What goes with the file of an import, as texts of its form. */
export const importForm = object({
  /** Only says what the file would do; nothing is written. */
  dry_run: boolean().default(true),
  /** The `checked` of the report that is confirmed. */
  checked: string().max(64),
  /** Imports the lines that are right and leaves the others out. */
  skip_failed: boolean().default(false),
})

/** What a file does, or would do. */
export const importReportSchema = object({
  /** Stands for the file and for all that it would do: only exactly this is confirmed. */
  checked: string().required(),
  imported: boolean().required(),
  /** Lines that are not empty, and what becomes of them: they add up. */
  lines: count(),
  created: count(),
  changed: count(),
  unchanged: count(),
  failed: count(),
  /** The titles of the file, and those of them that an import passes over. */
  columns: array(string().defined()).required(),
  passed_over: array(string().required()).required(),
  /** What it does besides what its lines say, each a sentence. */
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
