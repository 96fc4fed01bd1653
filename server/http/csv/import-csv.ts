import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Db, db, transaction, type Tx } from '@/server/db/client'
import { formatCount } from '@/services/format/format.rules'
import { type LineFault, MAX_IMPORT_BYTES, type SheetLine } from '@/services/http/import.rules'
import type { ImportForm, ImportReport } from '@/services/http/import.schema'
import { Refusal } from '../refusal'
import { readSheet, type Sheet, type SheetTitles } from './read-sheet'

/** The outcome of a line: a write, no change, or why it cannot be imported. */
export type LineOutcome<Step> =
  | { kind: 'created' | 'changed'; step: Step; notice?: string }
  | { kind: 'unchanged' }
  | { kind: 'failed'; faults: LineFault[] }

/** How records of one kind are imported. */
export type Importer<Step> = {
  titles: SheetTitles
  /**
   * Loads what the lines refer to and returns a function that gives each line's outcome. With `isHeld` it runs in the
   * importing transaction and locks what it reads.
   */
  planner: (conn: Db, lines: readonly SheetLine[], isHeld: boolean) => Promise<(line: SheetLine) => LineOutcome<Step>>
  /** Writes all steps with their history. Refuses 409 after a concurrent change. */
  write: (tx: Tx, steps: readonly Step[]) => Promise<void>
}

type Plan<Step> = { steps: Step[]; report: ImportReport }

export const IMPORT_FILE = { field: 'file', accept: 'text/csv', maxBytes: MAX_IMPORT_BYTES }

/** Lines that are processed before yielding to other requests. */
const LINES_AT_ONCE = 50

/**
 * Imports a CSV file, or reports what it would do. A dry run reports the outcome of each line and writes nothing. A
 * confirmation names the report by its `checked`: all lines are processed again in one transaction, which only writes
 * when the report is identical. Refuses 400 for a file that cannot be read, for a confirmation with failed lines
 * (unless `skip_failed` leaves them out) and for one with nothing to write; 409 with the new `report` when the outcome
 * has changed since the check.
 */
export async function importCsv<Step>(
  importer: Importer<Step>,
  { values, file }: { values: ImportForm; file: Uint8Array | undefined },
): Promise<ImportReport> {
  if (!file) throw new Refusal('invalid', { errors: [CHOOSE], fields: { file: [CHOOSE] } })
  const sheet = await readSheet(file, importer.titles)
  const plan = async (conn: Db, isHeld: boolean) => planOf(importer, { conn, file, sheet, isHeld })
  if (values.dry_run) return (await plan(db(), false)).report
  try {
    return await transaction(async (tx) => {
      const { steps, report } = await plan(tx, true)
      if (report.checked !== values.checked) throw stale(report)
      requireDecision(report, values.skip_failed)
      await importer.write(tx, steps)
      return { ...report, imported: true }
    })
  } catch (error) {
    const isBeaten = error instanceof Refusal && error.code === 'conflict' && !error.details.data
    throw isBeaten ? stale((await plan(db(), false)).report) : error
  }
}

type Planning = { conn: Db; file: Uint8Array; sheet: Sheet; isHeld: boolean }

async function planOf<Step>(importer: Importer<Step>, { conn, file, sheet, isHeld }: Planning): Promise<Plan<Step>> {
  const { lines, titles, passedOver } = sheet
  const planLine = await importer.planner(conn, lines, isHeld)
  const digest = createHash('sha256').update(file)
  const counts = { created: 0, changed: 0, unchanged: 0, failed: 0 }
  const steps: Step[] = []
  const failures: ImportReport['failures'] = []
  const notices: string[] = []
  for (const [at, line] of lines.entries()) {
    if (at % LINES_AT_ONCE === 0) await setImmediate()
    const outcome = line.isTooLong ? TOO_LONG : planLine(line)
    counts[outcome.kind] += 1
    digest.update(JSON.stringify([line.line, outcome]))
    if ('step' in outcome) {
      steps.push(outcome.step)
      if (outcome.notice) notices.push(outcome.notice)
    }
    if (outcome.kind === 'failed') failures.push({ line: line.line, cells: [...line.raw], faults: outcome.faults })
  }
  const checked = digest.digest('hex')
  const report = { checked, imported: false, lines: lines.length, ...counts, columns: titles, notices, failures }
  return { steps, report: { ...report, passed_over: passedOver } }
}

const CHOOSE = 'Escolha um arquivo CSV.'

const TOO_LONG = {
  kind: 'failed',
  faults: [{ column: null, message: 'Há um valor além da última coluna. Confira os separadores e as aspas.' }],
} satisfies LineOutcome<never>

function requireDecision({ created, changed, failed }: ImportReport, skipFailed: boolean): void {
  if (created + changed === 0) throw new Refusal('invalid', { errors: ['Não há nada a importar neste arquivo.'] })
  if (failed === 0 || skipFailed) return
  const sentence = `${formatCount(failed, 'linha tem problema', 'linhas têm problema')}. Corrija o arquivo, ou importe só as outras.`
  throw new Refusal('invalid', { errors: [sentence] })
}

const stale = (report: ImportReport): Refusal =>
  new Refusal('conflict', {
    errors: ['Os dados mudaram depois da conferência. Nada foi importado: confira o resultado de novo.'],
    data: { report },
  })
