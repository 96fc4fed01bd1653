import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { propertyTypes, simulators, steps } from '@/server/db/schema'

export const listAllSimulators = (conn: Db) =>
  conn.select().from(simulators).orderBy(asc(simulators.position), asc(simulators.id))

export const listAllSteps = (conn: Db) =>
  conn
    .select({ step: steps, propertyType: propertyTypes })
    .from(steps)
    .innerJoin(propertyTypes, eq(propertyTypes.id, steps.propertyTypeId))
    .where(eq(steps.active, true))
    .orderBy(asc(steps.position))
