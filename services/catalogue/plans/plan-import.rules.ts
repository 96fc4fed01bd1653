import { id } from '@/services/config/id.schema'
import { EMPTY_CELL, readStanding, readWhole, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { simulatorCell, type SimulatorNames } from '../simulator-cell.rules'
import { PLAN_TITLE } from './plan-csv.rules'
import { toFactor } from './plan-form.rules'
import { newPlanBody, planChangeBody } from './plans.schema'

/** How a line of the plans' file is read. */
export const PLAN_LINE_FORMAT = {
  noun: { one: 'plano' },
  titles: PLAN_TITLE,
  readers: {
    simulator_id: simulatorCell,
    duration_months: (cell) => (cell === '' ? { fault: EMPTY_CELL } : { value: readWhole(cell) }),
    description: textCell,
    factor: (cell) => ({ value: toFactor(cell) }),
    active: readStanding,
  },
  newBody: newPlanBody,
  // A line of a file names the simulator also of a plan that is there.
  changeBody: planChangeBody.shape({ simulator_id: id() }),
} satisfies SheetForm<SimulatorNames>
