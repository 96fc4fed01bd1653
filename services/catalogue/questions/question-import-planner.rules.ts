import type { LineFault, SheetLine } from '@/services/http/import.rules'
import { faultsOf, firstOf, readLine, sameRow } from '@/services/http/sheet.rules'
import { MAX_QUESTIONS, type QuestionFields } from '../simulators/simulators.schema'
import { QUESTION_TITLE } from './question-csv.rules'
import {
  blockedByLine,
  type CurrentQuestion,
  duplicateTypeSentence,
  findQuestion,
  mergeQuestion,
  QUESTION_LINE_FORMAT,
  type QuestionLine,
  type QuestionNames,
  removedQuestionsSentence,
} from './question-import.rules'

type Simulator = { id: number; name: string; asked: readonly CurrentQuestion[] }
type FaultyLine = { line: number; faults: LineFault[] }
type ReadQuestionLine = FaultyLine & { number: number | null; body: QuestionLine; cells: SheetLine['cells'] }
type PlannedQuestion = { line: number; was: CurrentQuestion | undefined; fields: QuestionFields }

/** The new questions of a simulator in their order, and those to remove. */
export type QuestionPlan = { simulator: Simulator; questions: PlannedQuestion[]; leaving: CurrentQuestion[] }

/**
 * Reads the lines simulator by simulator. One faulty line blocks all lines of its simulator.
 */
export function planQuestions(
  lines: readonly SheetLine[],
  names: QuestionNames,
  simulatorOf: (id: number) => Simulator,
): { plans: QuestionPlan[]; faulty: FaultyLine[] } {
  const read = lines.map(({ line, cells, isTooLong }): ReadQuestionLine => {
    const { number, body, faults } = readLine<QuestionNames, QuestionLine>(QUESTION_LINE_FORMAT, cells, names)
    // The import reports the fault itself; here the line only has to count as faulty.
    if (isTooLong) faults.push({ column: null, message: '' })
    return { line, number, body, faults, cells }
  })
  const plans: QuestionPlan[] = []
  const faulty: FaultyLine[] = []
  for (const [id, group] of Map.groupBy(read, ({ body }) => body.simulator_id)) {
    if (id === undefined) {
      faulty.push(
        ...group.map((one) => ({
          line: one.line,
          faults: [...one.faults, ...bodyFaults(one, mergeQuestion(one.body, undefined))],
        })),
      )
      continue
    }
    const planned = planOf(simulatorOf(id), group)
    const bad = planned.faulty[0]
    if (bad) faulty.push(...group.map(({ line, faults }) => ({ line, faults: orBlocked(faults, bad.line) })))
    else plans.push(planned.plan)
  }
  return { plans, faulty }
}

const orBlocked = (faults: LineFault[], line: number): LineFault[] =>
  faults.length > 0 ? faults : [{ column: null, message: blockedByLine(line) }]

function bodyFaults({ cells, faults }: ReadQuestionLine, body: unknown): LineFault[] {
  return faultsOf(QUESTION_LINE_FORMAT, body, { isNew: true, cells, said: faults })
}

/** Plans the questions of one simulator and collects the faults of its lines. */
function planOf(
  simulator: Simulator,
  group: readonly ReadQuestionLine[],
): { plan: QuestionPlan; faulty: readonly ReadQuestionLine[] } {
  const once = { question: new Map<number, number>(), type: new Map<number, number>() }
  const questions = group.map((one, at) => {
    const { line, number, body, faults } = one
    const was = findQuestion(simulator.asked, number, body)
    const { position = Number.POSITIVE_INFINITY, ...merged } = mergeQuestion(body, was)
    const say = (column: string | null, message: string) => faults.push({ column, message })
    if (number !== null && !was && faults.every(({ column }) => column !== QUESTION_TITLE.number))
      say(QUESTION_TITLE.number, unknownQuestion(number, simulator.name))
    faults.push(...bodyFaults(one, { ...merged, ...(Number.isFinite(position) && { position }) }))
    const before = was && firstOf(once.question, was.id, line)
    if (before !== undefined) say(null, sameRow(QUESTION_LINE_FORMAT, before))
    const type = merged.property_type_id
    const same = before === undefined && type !== undefined ? firstOf(once.type, type, line) : undefined
    if (same !== undefined) say(QUESTION_TITLE.property_type_id, duplicateTypeSentence(same))
    if (at >= MAX_QUESTIONS) say(null, `Um simulador tem no máximo ${String(MAX_QUESTIONS)} perguntas.`)
    const { simulator_id, ...fields } = merged
    return { line, was, position, fields: fields as QuestionFields, simulator_id }
  })
  const kept = new Set(questions.map(({ was }) => was?.id))
  return {
    faulty: group.filter(({ faults }) => faults.length > 0),
    plan: {
      simulator,
      questions: questions.toSorted((one, other) => compare(one.position, other.position) || one.line - other.line),
      leaving: simulator.asked.filter(({ id }) => !kept.has(id)),
    },
  }
}

/** Lines without a position keep their order. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

const unknownQuestion = (number: number, simulator: string): string =>
  `Não há pergunta com o número ${String(number)} em ${simulator}. Deixe vazio para cadastrar uma nova.`

/** The outcome of a line; the first one of a simulator also reports the removed questions. */
export function questionOutcome(
  { simulator, questions, leaving }: QuestionPlan,
  { was, fields }: PlannedQuestion,
  at: number,
) {
  const after = recordOf(fields, at)
  const before = was ? recordOf(was, simulator.asked.indexOf(was)) : null
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const titles = leaving.map(({ title }) => title)
  if (at > 0 || titles.length === 0) {
    if (isSame) return { kind: 'unchanged' as const }
    return { kind: before ? ('changed' as const) : ('created' as const), step: { before, after } }
  }
  return {
    kind: before ? ('changed' as const) : ('created' as const),
    step: { before: [before, titles], after: [after, questions.length] },
    notice: removedQuestionsSentence(simulator.name, titles),
  }
}

const recordOf = ({ title, subtitle, property_type_id, multiple, optional }: QuestionFields, at: number) => ({
  at,
  title,
  subtitle,
  property_type_id,
  multiple,
  optional,
})
