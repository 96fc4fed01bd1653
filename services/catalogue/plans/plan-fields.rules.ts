import { csvDecimal } from '@/services/format/csv.rules'
import { EMPTY_CELL, readWhole } from '@/services/http/cells.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { simulatorColumn, type SimulatorNames } from '../cells.rules'
import {
  activeField,
  bodyOf,
  countField,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idInput,
  textField,
  wholeInput,
} from '../field-list.rules'
import { formatFactor, priceOfHundred, toFactor } from './plan-prices.rules'
import { type ManagedPlan, MAX_MONTHS, type NewPlan, type PlanChange, type PlanChoice } from './plans.schema'

export type PlanFieldTypes = {
  row: ManagedPlan
  thing: ManagedPlan
  names: SimulatorNames
  /** The simulators that a plan can belong to. */
  choices: readonly PlanChoice[]
}

/** Durations for the example of the template: the first that the simulator does not have yet. */
const EXAMPLE_DURATIONS = [48, 60, 18, 6, ...Array.from({ length: MAX_MONTHS }, (_, at) => at + 1)]

/** Every field of a plan; its simulator cannot change. */
export const PLAN_FIELDS = {
  simulator_id: {
    column: simulatorColumn(([simulator]: readonly PlanChoice[]) => simulator?.name ?? ''),
    input: idInput(({ simulator }: ManagedPlan) => simulator.id),
  },
  duration_months: {
    column: {
      title: 'Prazo (meses)',
      print: ({ duration_months }) => duration_months,
      parse: (cell) => (cell === '' ? { fault: EMPTY_CELL } : { value: readWhole(cell) }),
      example: ([simulator]) => {
        const taken = new Set(simulator?.plans.map(({ duration_months }) => duration_months))
        return String(EXAMPLE_DURATIONS.find((months) => !taken.has(months)) ?? '')
      },
    },
    input: wholeInput(({ duration_months }: ManagedPlan) => duration_months),
  },
  description: textField('description', { title: 'Descrição', example: 'Exemplo: para quem fica mais' }),
  factor: {
    column: {
      title: 'Fator',
      print: ({ factor }) => csvDecimal(factor),
      parse: (cell) => ({ value: toFactor(cell) }),
      example: '0,8',
    },
    input: {
      empty: '',
      read: ({ factor }: ManagedPlan): string => formatFactor(factor),
      send: (value: string): unknown => toFactor(value),
    },
    exportOnly: [
      { title: 'Produto de R$ 100,00 (R$)', value: ({ factor }) => csvDecimal(toDecimal(priceOfHundred(factor))) },
    ],
  },
  quotations_count: countField('quotations_count', 'Simulações em andamento'),
  orders_count: countField('orders_count', 'Pedidos'),
  active: activeField,
} satisfies FieldList<PlanFieldTypes>

/** The form of a plan, as typed. */
export type PlanFormValues = FormValues<typeof PLAN_FIELDS>

export const EMPTY_PLAN: PlanFormValues = emptyForm(PLAN_FIELDS)

export const toPlanFormValues = (plan: ManagedPlan): PlanFormValues => formOf(PLAN_FIELDS, plan)

/** The body that creates the plan; not validated yet. */
export const toNewPlan = (form: PlanFormValues): NewPlan => bodyOf(PLAN_FIELDS, form) as NewPlan

/** The body that updates a plan, without the simulator, which cannot change; not validated yet. */
export const toPlanChange = (form: PlanFormValues): PlanChange => bodyOf(PLAN_FIELDS, form, ['simulator_id'])
