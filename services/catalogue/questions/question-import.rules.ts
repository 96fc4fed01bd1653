import { id } from '@/services/config/id.schema'
import { number } from '@/services/config/validation'
import { formatList } from '@/services/format/format.rules'
import { plainText } from '@/services/format/plain-text.rules'
import { type Cell, namedCell, type Names, textCell, textOrNullCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { questionBody, type QuestionFields } from '../simulators/simulators.schema'
import { readPosition, readSimulator } from '../cells.rules'
import { QUESTION_TITLE } from './question-csv.rules'

/** The records that the lines may name. */
export type QuestionNames = Record<'simulators' | 'propertyTypes', Names>

/** The values of a line. */
export type QuestionLine = Partial<Omit<QuestionFields, 'id'>> & { simulator_id?: number; position?: number }

const TYPE_FAULTS = { none: 'Não há tipo de propriedade', many: 'Há mais de um tipo de propriedade' }

const YES_NO: ReadonlyMap<string, boolean> = new Map(Object.entries({ sim: true, nao: false, '': false }))

function yesNoCell(cell: string): Cell<boolean> {
  const value = YES_NO.get(plainText(cell))
  return value === undefined ? { fault: 'Escreva “Sim” ou “Não”.' } : { value }
}

const lineBody = questionBody.shape({
  simulator_id: id().required('Escolha o simulador'),
  position: number().integer().min(1).max(1000),
})

/** How a line of the questions file is read. */
export const QUESTION_LINE_FORMAT = {
  noun: { one: 'pergunta', isFeminine: true },
  titles: QUESTION_TITLE,
  readers: {
    simulator_id: readSimulator,
    position: readPosition,
    title: textCell,
    subtitle: textOrNullCell,
    property_type_id: (cell, { propertyTypes }) => namedCell(cell, propertyTypes, TYPE_FAULTS),
    multiple: yesNoCell,
    optional: yesNoCell,
  },
  newBody: lineBody,
  changeBody: lineBody,
  sentenceFor: (path) => (path === 'position' ? 'Use um número de 1 a 1000' : undefined),
} satisfies SheetForm<QuestionNames>

/** A question in the simulator now. */
export type CurrentQuestion = Required<QuestionFields> & { position: number }

/** A line merged into the question that it refers to, or into the defaults of a new one. */
export const mergeQuestion = (line: QuestionLine, asked: CurrentQuestion | undefined) => ({
  ...(asked && { id: asked.id, title: asked.title, property_type_id: asked.property_type_id }),
  ...(asked && { position: asked.position }),
  subtitle: asked?.subtitle ?? null,
  multiple: asked?.multiple ?? false,
  optional: asked?.optional ?? false,
  ...line,
})

/** The question that a line refers to: by its number, else by its property type. */
export const findQuestion = (
  asked: readonly CurrentQuestion[],
  number: number | null,
  { property_type_id }: QuestionLine,
): CurrentQuestion | undefined =>
  asked.find((one) => (number === null ? one.property_type_id === property_type_id : one.id === number))

/** The notice about questions that an import removes because the file has no line for them. */
export function removedQuestionsSentence(simulator: string, titles: readonly string[]): string {
  const named = formatList(titles.map((title) => `“${title}”`))
  const which =
    titles.length === 1
      ? `a pergunta ${named} não está no arquivo e sai`
      : `as perguntas ${named} não estão no arquivo e saem`
  return `${simulator}: ${which} do simulador.`
}

/** The error of a valid line that another line of its simulator blocks. */
export const blockedByLine = (line: number): string =>
  `A linha ${String(line)}, do mesmo simulador, tem um problema. As perguntas de um simulador entram todas juntas.`

/** The error of a line whose property type is used by another line. */
export const duplicateTypeSentence = (line: number): string =>
  `A linha ${String(line)} já pergunta por esse tipo de propriedade neste simulador.`
