import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'

/** A question as a row of the CSV file, with its active answers. */
export type QuestionCsvRow = {
  id: number
  simulator: string
  position: number
  title: string
  subtitle: string | null
  propertyType: string
  multiple: boolean
  optional: boolean
  answers: readonly string[]
}

/** Titles of the columns that an import reads. */
export const QUESTION_TITLE = {
  number: 'Nº da pergunta',
  simulator_id: 'Simulador',
  position: 'Posição',
  title: 'Pergunta',
  subtitle: 'Texto de apoio',
  property_type_id: 'Tipo de propriedade',
  multiple: 'Várias respostas',
  optional: 'Tanto faz',
} as const

const T = QUESTION_TITLE
const yesNo = (is: boolean): string => (is ? 'Sim' : 'Não')

/** The CSV file of the questions of all simulators; an edited export can be imported again. */
export const QUESTION_COLUMNS: readonly CsvColumn<QuestionCsvRow>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.simulator_id, value: ({ simulator }) => simulator },
  { title: T.position, value: ({ position }) => position },
  { title: T.title, value: ({ title }) => title },
  { title: T.subtitle, value: ({ subtitle }) => subtitle },
  { title: T.property_type_id, value: ({ propertyType }) => propertyType },
  { title: T.multiple, value: ({ multiple }) => yesNo(multiple) },
  { title: T.optional, value: ({ optional }) => yesNo(optional) },
  { title: 'Respostas', value: ({ answers }) => answers.join('\n') },
]

/** The columns that an import reads, and those it ignores: answers are edited as properties. */
export const QUESTION_SHEET = sheetOf(QUESTION_COLUMNS, QUESTION_TITLE)
