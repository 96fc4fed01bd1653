import { db } from '@/server/db/client'
import {
  plans,
  productTypes,
  properties,
  propertyReplacements,
  propertySimulators,
  propertyTypes,
  servicePackages,
  simulators,
  steps,
} from '@/server/db/schema'
import { idsByName, of } from '../named'
import type { AnswerData, QuestionData, SimulatorData } from './catalogue.types'
import { PLANS, SERVICE_PACKAGES, SIMULATORS } from './simulators.data'

type Seeded = { simulator: SimulatorData; simulatorId: number }
type InsertedStep = Seeded & { question: QuestionData; position: number; propertyTypeId: number; stepId: number }
export type Answered = InsertedStep & { answer: AnswerData; propertyId: number }

/** Inserts the four simulators without their products. */
export async function insertSimulators() {
  const rows = await db()
    .insert(simulators)
    .values(SIMULATORS.map(({ name, description, image }, position) => ({ name, description, image, position })))
    .returning()
  const ids = idsByName(rows)
  const seeded = SIMULATORS.map((simulator) => ({ simulator, simulatorId: of(ids, simulator.name) }))
  const answered = await insertAnswers(await insertQuestions(seeded))
  const [planRows, packageRows, typeRows] = [
    await insertPlans(seeded),
    await insertServicePackages(seeded),
    await insertProductTypes(seeded),
  ]
  return { seeded, answered, planRows, packageRows, typeRows }
}

async function insertQuestions(seeded: Seeded[]): Promise<InsertedStep[]> {
  const asked = seeded.flatMap((one) =>
    one.simulator.questions.map((question, index) => ({ ...one, question, position: index + 1 })),
  )
  const typeRows = await db()
    .insert(propertyTypes)
    .values(asked.map(({ question }) => ({ name: question.propertyType })))
    .returning()
  const typeIds = idsByName(typeRows)
  const stepRows = await db()
    .insert(steps)
    .values(
      asked.map(({ simulatorId, position, question: { title, subtitle, multiple, optional, propertyType } }) => ({
        simulatorId,
        position,
        title,
        subtitle,
        multiple,
        optional,
        propertyTypeId: of(typeIds, propertyType),
      })),
    )
    .returning()
  const stepIds = new Map(stepRows.map(({ propertyTypeId, id }) => [propertyTypeId, id]))
  return asked.map((one) => {
    const propertyTypeId = of(typeIds, one.question.propertyType)
    return { ...one, propertyTypeId, stepId: of(stepIds, propertyTypeId) }
  })
}

async function insertAnswers(asked: InsertedStep[]): Promise<Answered[]> {
  const flat = asked.flatMap((one) => one.question.answers.map((answer, position) => ({ ...one, answer, position })))
  const rows = await db()
    .insert(properties)
    .values(
      flat.map(({ answer: { name, description, image, hexColor }, propertyTypeId, position }) => ({
        name,
        description,
        image,
        hexColor,
        propertyTypeId,
        position,
      })),
    )
    .returning()
  const ids = new Map(rows.map((row) => [`${row.propertyTypeId} ${row.name}`, row.id]))
  const answered = flat.map((one) => ({ ...one, propertyId: of(ids, `${one.propertyTypeId} ${one.answer.name}`) }))
  await db()
    .insert(propertySimulators)
    .values(answered.map(({ propertyId, simulatorId }) => ({ propertyId, simulatorId })))
  await db()
    .insert(propertyReplacements)
    .values(
      answered.flatMap(({ answer, propertyId, propertyTypeId }) =>
        (answer.replacedBy ?? []).map((name) => ({ propertyId, replacedById: of(ids, `${propertyTypeId} ${name}`) })),
      ),
    )
  return answered
}

function insertPlans(seeded: Seeded[]) {
  const rows = seeded.flatMap(({ simulator, simulatorId }) =>
    PLANS.map((plan) => ({ ...plan, simulatorId, factor: simulator.factors[plan.durationMonths] })),
  )
  return db().insert(plans).values(rows).returning()
}

function insertServicePackages(seeded: Seeded[]) {
  const rows = seeded.flatMap(({ simulatorId }) =>
    SERVICE_PACKAGES.map((one, at) => ({ ...one, features: [...one.features], simulatorId, position: at + 1 })),
  )
  return db().insert(servicePackages).values(rows).returning()
}

function insertProductTypes(seeded: Seeded[]) {
  const rows = seeded.flatMap(({ simulator, simulatorId }) =>
    simulator.productTypes.map((type) => ({ ...type, simulatorId })),
  )
  return db().insert(productTypes).values(rows).returning()
}
