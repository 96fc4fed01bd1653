import { id } from '@/services/config/id.schema'
import type { SheetForm } from '@/services/http/sheet.rules'
import type { SimulatorNames } from '../cells.rules'
import { csvFileOf } from '../field-list.rules'
import { PLAN_FIELDS, type PlanFieldTypes } from './plan-fields.rules'
import { newPlanBody, planChangeBody } from './plans.schema'

/** The CSV file of the plans; an edited export can be imported again. */
export const PLAN_FILE = csvFileOf<PlanFieldTypes>('Nº do plano', PLAN_FIELDS)

/** How a line of the file is read. A line names the simulator of an existing plan too. */
export const PLAN_LINE_FORMAT = {
  noun: { one: 'plano' },
  titles: PLAN_FILE.titles,
  readers: PLAN_FILE.readers,
  newBody: newPlanBody,
  changeBody: planChangeBody.shape({ simulator_id: id() }),
} satisfies SheetForm<SimulatorNames>
