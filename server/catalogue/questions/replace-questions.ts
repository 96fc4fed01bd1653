import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedSimulator, QuestionFields, Questions } from '@/services/catalogue/simulators/simulators.schema'
import { must } from '@/services/invariant/must.rules'
import type { StepRow } from '../catalogue.repository'
import { getManagedSimulator } from '../simulators/list-simulators'
import {
  deactivateSteps,
  freeStepPositions,
  incrementStepsVersion,
  insertStep,
  lockPropertyTypeIds,
  updateStep,
} from '../simulators/simulator-changes.repository'
import { toQuestionsRecord } from '../simulators/simulators.mapper'
import { listActiveStepRows } from '../simulators/simulators.repository'
import { lockSimulator } from '../types/product-types.repository'
import { listUnanswered } from './questions.repository'
import { requiredQuestionError } from './required-answers'

/**
 * Replaces the questions of a simulator, in their order. A question that is left out or gets another property type is
 * deactivated and stays with the simulations that answered it.
 * Refuses 404; 409 with the current simulator on an edit conflict; 400 for a type that
 * does not exist; 409 for an active simulator without a question, or with a required one that has no answer.
 */
export async function replaceQuestions(actor: Actor, id: number, sent: Questions): Promise<ManagedSimulator> {
  return transaction(async (tx) => {
    const { steps, steps_version } = sent
    await replaceQuestionsIn(tx, actor, { id, steps, steps_version })
    return getManagedSimulator(id, tx)
  })
}

type Replacement = {
  id: number
  steps: readonly QuestionFields[]
  /** The version that was read; none when the caller holds the lock. */
  steps_version?: number
  /** For the history. */
  note?: string
}

/** The same inside a transaction. */
export async function replaceQuestionsIn(tx: Tx, actor: Actor, { id, steps, steps_version, note }: Replacement) {
  const types = await lockPropertyTypeIds(tx, [...new Set(steps.map((step) => step.property_type_id))])
  const { active, name, stepsVersion } = orNotFound(await lockSimulator(tx, id))
  if (stepsVersion !== (steps_version ?? stepsVersion)) throw questionsConflict(await getManagedSimulator(id, tx))
  refuseUnknownTypes(steps, types)
  if (active && steps.length === 0) throw withoutQuestion(name)
  const before = await listActiveStepRows(tx, id)
  await writeSteps(tx, id, before, steps)
  const after = await listActiveStepRows(tx, id)
  if (active) await refuseUnanswered(tx, after)
  const [was, is] = [toQuestionsRecord(before), toQuestionsRecord(after)]
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    await incrementStepsVersion(tx, id)
    const event = { model: 'simulator' as const, objectId: id, action: 'questions_changed' as const, message: note }
    await recordEvent(tx, actor, { ...event, before: { questions: was }, after: { questions: is } })
  }
}

async function writeSteps(
  tx: Tx,
  simulatorId: number,
  before: StepRow[],
  sent: readonly QuestionFields[],
): Promise<void> {
  const typeOf = new Map(before.map(({ step }) => [step.id, step.propertyTypeId]))
  const isKept = ({ id, property_type_id }: QuestionFields) => id !== undefined && typeOf.get(id) === property_type_id
  await deactivateSteps(
    tx,
    simulatorId,
    sent.filter(isKept).map(({ id }) => must(id, 'id of a question')),
  )
  await freeStepPositions(tx, simulatorId)
  for (const [at, question] of sent.entries()) {
    const { id, title, subtitle, property_type_id: propertyTypeId, multiple, optional } = question
    const fields = { simulatorId, position: at + 1, title, subtitle, propertyTypeId, multiple, optional }
    if (id !== undefined && isKept(question)) await updateStep(tx, id, fields)
    else await insertStep(tx, fields)
  }
}

function refuseUnknownTypes(sent: readonly QuestionFields[], types: ReadonlySet<number>): void {
  const at = sent.findIndex(({ property_type_id }) => !types.has(property_type_id))
  if (at === -1) return
  throw refuseField(`steps[${String(at)}].property_type_id`, 'Esse tipo não existe mais. Escolha outro.')
}

async function refuseUnanswered(tx: Tx, after: StepRow[]): Promise<void> {
  const ids = after.map(({ step }) => step.id)
  const unanswered = await listUnanswered(tx, ids)
  if (unanswered.length === 0) return
  // Positions among the sent questions.
  const at = unanswered.map(({ id }) => ids.indexOf(id))
  throw new Refusal('conflict', { errors: unanswered.map(requiredQuestionError), data: { at } })
}

const questionsConflict = (simulator: ManagedSimulator): Refusal =>
  new Refusal('conflict', {
    errors: ['Outra pessoa mudou as perguntas deste simulador enquanto você editava. Nada do que você fez foi salvo.'],
    data: { simulator },
  })

const withoutQuestion = (name: string): Refusal =>
  new Refusal('conflict', {
    errors: [`“${name}” está ativo e precisa de ao menos uma pergunta. Inclua uma ou desative o simulador.`],
  })
