import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { SimulatorNames } from '@/services/catalogue/cells.rules'
import { PLAN_FILE, PLAN_LINE_FORMAT } from '@/services/catalogue/plans/plan-file.rules'
import type { NewPlan } from '@/services/catalogue/plans/plans.schema'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { refuseOtherSimulator } from '../offer-checks'
import { listEverySimulator } from '../simulators/simulators.repository'
import { createPlanIn, updatePlanIn } from './create-or-update-plan'
import { toManagedPlan } from './plans.mapper'
import { findPlanByDuration } from './plans.repository'

/**
 * Imports plans from a CSV file, the same that the list gives: a line changes the plan whose number it has, else the
 * one of its simulator that is as long, else it adds one. A plan stays in its simulator. Refuses as `importCsv` does.
 */
export function importPlans(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<SimulatorNames, NewPlan>({
    form: PLAN_LINE_FORMAT,
    titles: PLAN_FILE.sheet,
    names: async (tx) => ({ simulators: namesOf(await listEverySimulator(tx)) }),
    find: async (tx, { simulator_id, duration_months }) =>
      simulator_id && duration_months ? findPlanByDuration(tx, simulator_id, duration_months) : undefined,
    create: (tx, body, note) => createPlanIn(tx, actor, body, note),
    change: async (tx, id, { simulator_id, ...change }, note) => {
      const saved = await updatePlanIn(tx, actor, { id, change, note })
      const { simulator } = toManagedPlan(saved.row)
      refuseOtherSimulator({ what: 'plano', simulator }, simulator_id)
      return saved
    },
  })
  return importCsv(importer, form)
}
