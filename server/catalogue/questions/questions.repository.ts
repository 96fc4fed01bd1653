import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { properties, propertySimulators, simulators, steps } from '@/server/db/schema/index'

/** Locks the simulators of these properties, and with them their questions and offers. */
export async function lockSimulatorsOfProperties(tx: Tx, propertyIds: readonly number[]): Promise<void> {
  const offering = tx
    .select({ id: propertySimulators.simulatorId })
    .from(propertySimulators)
    .where(inArray(propertySimulators.propertyId, [...propertyIds]))
  await tx
    .select({ id: simulators.id })
    .from(simulators)
    .where(inArray(simulators.id, offering))
    .orderBy(asc(simulators.id))
    .for('no key update')
}

/** An active property that answers the question of the current row of `steps`. */
const existsAnswer = (condition: SQL = sql`true`): SQL => sql`exists (
  select 1 from ${properties} p join ${propertySimulators} ps on ps.property_id = p.id
  where p.property_type_id = steps.property_type_id and ps.simulator_id = steps.simulator_id and p.active and ${condition})`

/** An active, required question without an answer; of the current row of `steps`. */
export const isUnanswered = sql`(steps.active and not steps.optional and not ${existsAnswer()})`

/** The required questions of active simulators that one of these properties answers. */
export async function listAnsweredBy(tx: Tx, propertyIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: steps.id })
    .from(steps)
    .innerJoin(simulators, eq(simulators.id, steps.simulatorId))
    .where(
      and(
        eq(simulators.active, true),
        eq(steps.active, true),
        eq(steps.optional, false),
        existsAnswer(sql`p.id = any(${sql.param([...propertyIds])}::integer[])`),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Those of these questions that have no answer left. */
export const listUnanswered = (tx: Tx, stepIds: readonly number[]) =>
  tx
    .select({ id: steps.id, title: steps.title, simulator: simulators.name })
    .from(steps)
    .innerJoin(simulators, eq(simulators.id, steps.simulatorId))
    .where(and(inArray(steps.id, [...stepIds]), isUnanswered))
    .orderBy(asc(simulators.position), asc(simulators.id), asc(steps.position))

/** The names of the active answers by simulator and property type, in their order. */
export async function listAnswerNames(conn: Db) {
  const rows = await conn
    .select({
      simulatorId: propertySimulators.simulatorId,
      propertyTypeId: properties.propertyTypeId,
      name: properties.name,
    })
    .from(properties)
    .innerJoin(propertySimulators, eq(propertySimulators.propertyId, properties.id))
    .where(eq(properties.active, true))
    .orderBy(asc(properties.position), asc(properties.id))
  const byQuestion = Map.groupBy(rows, (row) => keyOf(row))
  return (question: { simulatorId: number; propertyTypeId: number }): string[] =>
    (byQuestion.get(keyOf(question)) ?? []).map(({ name }) => name)
}

const keyOf = ({ simulatorId, propertyTypeId }: { simulatorId: number; propertyTypeId: number }): string =>
  `${String(simulatorId)} ${String(propertyTypeId)}`
