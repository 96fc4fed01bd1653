import type { Tx } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { importCsv } from '@/server/http/csv/import-csv'
import { importerByTrying, type LineOutcomes } from '@/server/http/csv/import-lines'
import { Refusal } from '@/server/http/refusal'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import { QUESTION_SHEET } from '@/services/catalogue/questions/question-csv.rules'
import {
  planQuestions,
  questionOutcome,
  type QuestionPlan,
} from '@/services/catalogue/questions/question-import-planner.rules'
import {
  blockedByLine,
  type CurrentQuestion,
  QUESTION_LINE_FORMAT,
} from '@/services/catalogue/questions/question-import.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { LineFault, SheetLine } from '@/services/http/import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { titleOf } from '@/services/http/sheet.rules'
import { lockPropertyTypeIds, lockSimulatorOrder } from '../simulators/simulator-changes.repository'
import { listActiveStepRows, listEverySimulator } from '../simulators/simulators.repository'
import { listPropertyTypeRows } from '../types/property-types.repository'
import { replaceQuestionsIn } from './replace-questions'

/**
 * Imports questions from a CSV file with one a line, the same that the export gives. The questions of a simulator that
 * the file names become those of the file: its lines are imported all together or not at all. Questions that the file
 * leaves out are removed (ADR 408), and the dry run reports them. Refuses as `importCsv` does.
 */
export const importQuestions = (actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> =>
  importCsv(
    importerByTrying(QUESTION_SHEET, (tx, lines) => tryQuestions(tx, actor, lines)),
    form,
  )

async function tryQuestions(tx: Tx, actor: Actor, lines: readonly SheetLine[]): Promise<LineOutcomes> {
  await lockImports(tx)
  const propertyTypes = await listPropertyTypeRows(tx, {})
  // Locked first, in the common order, to avoid deadlocks.
  await lockPropertyTypeIds(
    tx,
    propertyTypes.map(({ id }) => id),
  )
  await lockSimulatorOrder(tx)
  const simulators = await listEverySimulator(tx)
  const names = { simulators: namesOf(simulators), propertyTypes: namesOf(propertyTypes) }
  const steps = await listActiveStepRows(tx)
  const asked = Map.groupBy(steps.map(toAsked), ({ simulatorId }) => simulatorId)
  const { plans, faulty } = planQuestions(lines, names, (id) => ({
    id,
    name: simulators.find((simulator) => simulator.id === id)?.name ?? '',
    asked: asked.get(id) ?? [],
  }))
  const outcomes: LineOutcomes = new Map(faulty.map(({ line, faults }) => [line, { kind: 'failed', faults }]))
  for (const plan of plans) {
    for (const [line, outcome] of await tryPlan(tx, actor, plan)) outcomes.set(line, outcome)
  }
  return outcomes
}

async function tryPlan(tx: Tx, actor: Actor, plan: QuestionPlan): Promise<LineOutcomes> {
  const lines = plan.questions.map(({ line }) => line)
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  const which = first === last ? `linha ${String(first)}` : `linhas ${String(first)} a ${String(last)}`
  try {
    await tx.transaction((point) =>
      replaceQuestionsIn(point, actor, {
        id: plan.simulator.id,
        steps: plan.questions.map(({ fields }) => fields),
        note: `Planilha importada, ${which}`,
      }),
    )
    return new Map(plan.questions.map((question, at) => [question.line, questionOutcome(plan, question, at)]))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusedLines(error, lines)
  }
}

/** The refusal at the lines that caused it; the other lines of the simulator are blocked by them. */
function refusedLines({ errors, details }: Refusal, lines: readonly number[]): LineOutcomes {
  const faults = new Map<number, LineFault[]>()
  const say = (at: number, fault: LineFault) => faults.set(at, [...(faults.get(at) ?? []), fault])
  const ats = (details.data as { at?: number[] } | undefined)?.at
  for (const [path, sentences] of Object.entries(details.fields ?? {})) {
    const [, at = '0', field = ''] = /^steps\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    for (const message of sentences) say(Number(at), { column: titleOf(QUESTION_LINE_FORMAT, field) ?? null, message })
  }
  if (faults.size === 0) errors.forEach((message, at) => say(ats?.[at] ?? 0, { column: null, message }))
  const [bad = 0] = [...faults.keys()]
  const heldUp: LineFault[] = [{ column: null, message: blockedByLine(lines[bad] ?? 0) }]
  return new Map(lines.map((line, at) => [line, { kind: 'failed', faults: faults.get(at) ?? heldUp }]))
}

type StepRow = Awaited<ReturnType<typeof listActiveStepRows>>[number]

const toAsked = ({ step }: StepRow): CurrentQuestion & { simulatorId: number } => ({
  id: step.id,
  simulatorId: step.simulatorId,
  title: step.title,
  subtitle: step.subtitle,
  property_type_id: step.propertyTypeId,
  multiple: step.multiple,
  optional: step.optional,
  position: step.position,
})
