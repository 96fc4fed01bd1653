import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import { PLAN_SHEET } from '@/services/catalogue/plan-csv.rules'
import { PLAN_FORM } from '@/services/catalogue/plan-import.rules'
import type { NewPlan } from '@/services/catalogue/plans.schema'
import type { SimulatorNames } from '@/services/catalogue/simulator-cell.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { refuseOtherSimulator } from './offer-checks'
import { findPlanOf } from './plans.repository'
import { toManagedPlan } from './plans.mapper'
import { addPlan, editPlan } from './save-plan'
import { listAllSimulators } from './simulators.repository'

/**
 * Imports plans from a CSV file, the same that the list gives: a line changes the plan whose number it has, else the one of
 * its simulator that is as long, else it adds one. A plan stays in its simulator. Refuses as `importCsv` does.
 */
export function importPlans(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<SimulatorNames, NewPlan>({
    form: PLAN_FORM,
    titles: PLAN_SHEET,
    names: async (tx) => ({ simulators: namesOf(await listAllSimulators(tx)) }),
    find: async (tx, { simulator_id, duration_months }) =>
      simulator_id && duration_months ? findPlanOf(tx, simulator_id, duration_months) : undefined,
    create: (tx, body, note) => addPlan(tx, actor, body, note),
    change: async (tx, id, { simulator_id, ...change }, note) => {
      const saved = await editPlan(tx, actor, { id, change, note })
      const { simulator } = toManagedPlan(saved.row)
      refuseOtherSimulator({ what: 'plano', simulator }, simulator_id)
      return saved
    },
  })
  return importCsv(importer, form)
}
