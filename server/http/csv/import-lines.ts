import { transaction, type Tx } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { type LineFault, MAX_TRIED_LINES, type SheetLine } from '@/services/http/import.rules'
import {
  faultsOf,
  firstOf,
  readLine,
  sameRow,
  type SheetForm,
  titleOf,
  unknownNumber,
} from '@/services/http/sheet.rules'
import { Refusal } from '../refusal'
import type { Importer, LineOutcome } from './import-csv'
import type { SheetTitles } from './read-sheet'

/** A saved row as the history stores it, before (null for a new one) and after. */
export type SavedRow = { id: number; before: unknown; after: unknown }

/** How to import a kind of record with at most some hundreds of rows: through the API's own use-cases. */
export type LineImporter<Names, Body> = {
  form: SheetForm<Names>
  titles: Omit<SheetTitles, 'maxLines'>
  /** Loads all names that the lines may use. */
  names: (tx: Tx) => Promise<Names>
  /** The existing row for a line without a number, found by its values; undefined for a new one. */
  find: (tx: Tx, body: Partial<Body>) => Promise<number | undefined>
  /** Creates the record of a line. Refuses as the API does. */
  create: (tx: Tx, body: Body, note: string) => Promise<SavedRow>
  /** Updates a record from a line, 404 when it does not exist. Refuses as the API does. */
  change: (tx: Tx, id: number, body: Partial<Body>, note: string) => Promise<SavedRow>
}

/**
 * The result of a line, for comparing two runs. Without id and body: a new row gets another id in each run, and a line
 * may refer to a record that an earlier line creates.
 */
export type TriedLine = Pick<SavedRow, 'before' | 'after'>

/** The outcome of each line, by its number in the file. */
export type LineOutcomes = Map<number, LineOutcome<TriedLine>>

type TryLines = (tx: Tx, lines: readonly SheetLine[]) => Promise<LineOutcomes>

/**
 * Runs line by line, each in a savepoint of one transaction, so that all rules of the API apply without being repeated
 * here; a dry run is rolled back. A line sees the changes of the lines above it.
 */
export const importerByLines = <Names, Body>(importer: LineImporter<Names, Body>): Importer<TriedLine> =>
  importerByTrying(importer.titles, (tx, lines) => tryLines(tx, importer, lines))

/** As `importerByLines`, for lines that cannot run one by one. */
export function importerByTrying(titles: Omit<SheetTitles, 'maxLines'>, tryAll: TryLines): Importer<TriedLine> {
  return {
    titles: { ...titles, maxLines: MAX_TRIED_LINES },
    planner: async (conn, lines, isHeld) => {
      const outcomes = isHeld ? await tryAll(conn as Tx, lines) : await dryRun(tryAll, lines)
      return ({ line }) => outcomes.get(line) ?? { kind: 'failed', faults: [] }
    },
    // Running the lines has already written them.
    write: () => Promise.resolve(),
  }
}

/** Rolls back the transaction of a dry run and carries its outcomes out of it. */
class DryRunRollback extends Error {
  constructor(readonly outcomes: LineOutcomes) {
    super('A dry run')
  }
}

async function dryRun(tryAll: TryLines, lines: readonly SheetLine[]): Promise<LineOutcomes> {
  try {
    return await transaction<LineOutcomes>(async (tx) => {
      throw new DryRunRollback(await tryAll(tx, lines))
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return error.outcomes
    throw error
  }
}

async function tryLines<Names, Body>(
  tx: Tx,
  importer: LineImporter<Names, Body>,
  lines: readonly SheetLine[],
): Promise<LineOutcomes> {
  await lockImports(tx)
  const names = await importer.names(tx)
  const seen = new Map<number, number>()
  const outcomes: LineOutcomes = new Map()
  for (const line of lines) {
    if (!line.isTooLong) outcomes.set(line.line, await tryLine(tx, importer, { line, names, seen }))
  }
  return outcomes
}

type Trial<Names> = { line: SheetLine; names: Names; seen: Map<number, number> }

async function tryLine<Names, Body>(
  tx: Tx,
  importer: LineImporter<Names, Body>,
  { line: { line, cells }, names, seen }: Trial<Names>,
): Promise<LineOutcome<TriedLine>> {
  const { form } = importer
  const { number, body, faults } = readLine<Names, Partial<Body>>(form, cells, names)
  const id = number ?? (await importer.find(tx, body))
  faults.push(...faultsOf(form, body, { isNew: id === undefined, cells, said: faults }))
  const before = id === undefined ? undefined : firstOf(seen, id, line)
  if (before !== undefined) faults.push({ column: null, message: sameRow(form, before) })
  if (faults.length > 0) return { kind: 'failed', faults }
  try {
    const saved = await tx.transaction((point) => {
      const note = `Planilha importada, linha ${String(line)}`
      return id === undefined ? importer.create(point, body as Body, note) : importer.change(point, id, body, note)
    })
    seen.set(saved.id, line)
    if (saved.before !== null && JSON.stringify(saved.before) === JSON.stringify(saved.after))
      return { kind: 'unchanged' }
    return { kind: saved.before === null ? 'created' : 'changed', step: { before: saved.before, after: saved.after } }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'failed', faults: faultsIn(error, form, number) }
    throw error
  }
}

/** The API's refusal of a line as faults of its columns. */
function faultsIn<Names>(
  { code, errors, details }: Refusal,
  form: SheetForm<Names>,
  number: number | null,
): LineFault[] {
  if (code === 'not_found' && number !== null)
    return [{ column: form.titles.number, message: unknownNumber(form, number) }]
  const ofFields = Object.entries(details.fields ?? {}).flatMap(([path, sentences]) =>
    sentences.slice(0, 1).map((message) => ({ column: titleOf(form, path) ?? null, message })),
  )
  return ofFields.length > 0 ? ofFields : errors.map((message) => ({ column: null, message }))
}
