import { csvHead, csvLines, type CsvColumn } from '@/services/format/csv.rules'
import { formatCount } from '@/services/format/format.rules'
import { LINE_TITLE, REASON_TITLE } from './import.rules'
import type { ImportFailure, ImportReport } from './import.schema'

/** The singular and plural of what is imported. */
export type Noun = { one: string; many: string; isFeminine?: boolean }

/** "criados", or "criadas" for a feminine noun. */
const ending = (word: string, { isFeminine = false }: Noun): string => word + (isFeminine ? 'a' : 'o')

/** The labels of a report's counts. */
export const countLabels = (noun: Noun) =>
  [
    ['created', `serão ${ending('criad', noun)}s`],
    ['changed', `serão ${ending('alterad', noun)}s`],
    ['unchanged', 'sem mudança'],
    ['failed', 'com problema'],
  ] as const

/** How many lines would be written. */
export const writtenOf = ({ created, changed }: ImportReport): number => created + changed

/** "948 criados e 40 alterados", without counts of zero. */
export function writtenSentence({ created, changed }: ImportReport, noun: Noun): string {
  const counted = (count: number, word: string) =>
    count > 0 && formatCount(count, ending(word, noun), `${ending(word, noun)}s`)
  const said = [counted(created, 'criad'), counted(changed, 'alterad')]
  return said.filter((part) => part !== false).join(' e ')
}

/** The label of the confirming button; with failed lines it says that they are left out. */
export function confirmLabel(report: ImportReport, { one, many }: Noun): string {
  const count = writtenOf(report)
  if (report.failed === 0) return `Importar ${formatCount(count, one, many)}`
  return count === 1 ? 'Importar só a linha boa' : `Importar só as ${formatCount(count, 'linha boa', 'linhas boas')}`
}

/** The failed lines as a CSV file: as uploaded, plus what to correct; the corrected file can be imported again. */
export function failedLinesCsv({ columns, failures }: ImportReport): string {
  const kept = columns.flatMap((title, at): CsvColumn<ImportFailure>[] =>
    title === '' || title === LINE_TITLE || title === REASON_TITLE
      ? []
      : [{ title, value: ({ cells }) => cells[at] ?? '' }],
  )
  const all: CsvColumn<ImportFailure>[] = [
    { title: LINE_TITLE, value: ({ line }) => line },
    ...kept,
    { title: REASON_TITLE, value: ({ faults }) => faults.map(faultSentence).join('\n') },
  ]
  return csvHead(all) + csvLines(all, failures)
}

const faultSentence = ({ column, message }: ImportFailure['faults'][number]): string =>
  column ? `${column}: ${message}` : message
