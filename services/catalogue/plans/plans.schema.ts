import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { PLAN_ORDERINGS } from '../orderings.rules'

const count = () => number().integer().min(0).required()

/** A plan of a simulator, as staff see it. */
export const managedPlanSchema = object({
  id: id().required(),
  simulator: object({ id: id().required(), name: string().required() }).required(),
  duration_months: number().integer().required(),
  description: string().required(),
  /** Decimal text that multiplies every product's price: "0.8850". */
  factor: string().required(),
  active: boolean().required(),
  /** Open simulations that chose it. */
  quotations_count: count(),
  /** Orders placed with it. */
  orders_count: count(),
})

export const managedPlanPage = pageOf(managedPlanSchema)

export const planListQuery = object({
  ...pageQuery,
  /** Part of the description or of the simulator's name, ignoring accents. */
  search: string().trim().max(80),
  simulator: id(),
  active: boolean(),
  ordering: string().oneOf(PLAN_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const planCsvQuery = planListQuery.omit(['page', 'page_size'])

export const planParams = object({ id: id().required() })

/** Ten years, longer than any rental. */
export const MAX_MONTHS = 120

const months = () =>
  number()
    .integer()
    .min(1, 'Use pelo menos 1 mês')
    .max(MAX_MONTHS, `Use no máximo ${String(MAX_MONTHS)} meses`)

const description = () => string().trim().min(1, 'Preencha esse campo').max(120)

/** `numeric(6,4)`, above zero. */
const factor = () =>
  string()
    .matches(/^\d{1,2}(\.\d{1,4})?$/, {
      message: 'Use um número como 0,885, com até 4 casas',
      excludeEmptyString: true,
    })
    .test('positive', 'O fator precisa ser maior que zero', (value) => !value || Number(value) > 0)

export const newPlanBody = strictObject({
  simulator_id: id().positive('Escolha o simulador').required('Escolha o simulador'),
  duration_months: months().required(),
  description: description().required(),
  factor: factor().required(),
  active: boolean(),
})

/** Omitted fields stay as they are; the simulator cannot change. */
export const planChangeBody = strictObject({
  duration_months: months(),
  description: description(),
  factor: factor().min(1, 'Preencha esse campo'),
  active: boolean(),
})

/** A simulator with its cheapest product and its plans: what the form needs to preview a change. */
export const planChoiceSchema = object({
  id: id().required(),
  name: string().required(),
  active: boolean().required(),
  /** Monthly price of its cheapest active product, before any plan; null without products. */
  lowest_price: string().nullable().defined(),
  plans: array(
    object({
      id: id().required(),
      duration_months: number().integer().required(),
      factor: string().required(),
      active: boolean().required(),
    }),
  ).required(),
})

export const planChoices = array(planChoiceSchema)

export type ManagedPlan = InferType<typeof managedPlanSchema>
export type PlanListQuery = InferType<typeof planListQuery>
export type PlanCsvQuery = InferType<typeof planCsvQuery>
export type NewPlan = InferType<typeof newPlanBody>
export type PlanChange = InferType<typeof planChangeBody>
export type PlanChoice = InferType<typeof planChoiceSchema>
