import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { SUPPORT_CALENDARS } from '@/services/tickets/policy.rules'
import { SERVICE_PACKAGE_ORDERINGS } from '../orderings.rules'

const count = () => number().integer().min(0).required()
const named = () => object({ id: id().required(), name: string().required() }).required()

/** A service package of a simulator, as staff see it. */
export const managedServicePackageSchema = object({
  id: id().required(),
  simulator: named(),
  name: string().required(),
  description: string().required(),
  /** The included services, line by line. */
  features: array(string().required()).required(),
  monthly_fee_per_unit: string().required(),
  /** What it promises when something breaks; null is the platform's own promise. Minutes are those of the calendar. */
  support_calendar: string().oneOf(SUPPORT_CALENDARS).nullable().defined(),
  first_response_minutes: number().integer().nullable().defined(),
  resolution_minutes: number().integer().nullable().defined(),
  exchange_business_days: number().integer().nullable().defined(),
  position: number().integer().required(),
  active: boolean().required(),
  /** Preselected in every new simulation: the first active one of its simulator. */
  is_default: boolean().required(),
  /** Open simulations that chose it. */
  quotations_count: count(),
  /** Orders placed with it. */
  orders_count: count(),
})

export const managedServicePackagePage = pageOf(managedServicePackageSchema)

export const servicePackageListQuery = object({
  ...pageQuery,
  /** Part of the name, the description or the simulator's name, ignoring accents. */
  search: string().trim().max(80),
  simulator: id(),
  active: boolean(),
  ordering: string().oneOf(SERVICE_PACKAGE_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const servicePackageCsvQuery = servicePackageListQuery.omit(['page', 'page_size'])

export const servicePackageParams = object({ id: id().required() })

export const MAX_FEATURES = 12

const name = () => string().trim().min(1, 'Preencha esse campo').max(60)
const description = () => string().trim().min(1, 'Preencha esse campo').max(200)

/** A single line: in a file, each line of the cell is a feature. */
const feature = () =>
  string()
    .trim()
    .max(120)
    .matches(/^[^\r\n]*$/, { message: 'Use uma linha para cada coisa', excludeEmptyString: true })

const features = () =>
  array(feature().required())
    .max(MAX_FEATURES)
    .test('distinct', 'Tire as linhas repetidas', (lines) => new Set(lines).size === (lines?.length ?? 0))

const fee = () => string().matches(/^\d{1,6}\.\d{2}$/, { message: 'Use um valor como 12,00', excludeEmptyString: true })

/** A time in minutes, which people write in hours. */
const minutes = (most: number) =>
  number()
    .nullable()
    .typeError('Escreva em horas, como 4 ou 1:30')
    .integer('Escreva em horas, como 4 ou 1:30')
    .min(5, 'Pelo menos 5 minutos')
    .max(most, `No máximo ${String(most / 60)} horas`)

/** Null is the platform's own promise (services/tickets/policy.rules.ts). */
const promise = () => ({
  support_calendar: string().oneOf(SUPPORT_CALENDARS).nullable(),
  first_response_minutes: minutes(90 * 60),
  resolution_minutes: minutes(450 * 60),
  exchange_business_days: number()
    .nullable()
    .typeError('Escreva um número inteiro de dias')
    .integer('Escreva um número inteiro de dias')
    .min(1, 'Pelo menos 1 dia útil')
    .max(60, 'No máximo 60 dias úteis'),
})

export const newServicePackageBody = strictObject({
  simulator_id: id().positive('Escolha o simulador').required('Escolha o simulador'),
  name: name().required(),
  description: description().required(),
  features: features().required(),
  monthly_fee_per_unit: fee().required(),
  ...promise(),
  active: boolean(),
})

/** Omitted fields stay as they are; the simulator cannot change. */
export const servicePackageChangeBody = strictObject({
  name: name(),
  description: description(),
  features: features(),
  monthly_fee_per_unit: fee().min(1, 'Preencha esse campo'),
  ...promise(),
  active: boolean(),
})

/** Every package of a simulator in its new order. */
export const servicePackageOrderBody = strictObject({
  simulator_id: id().required(),
  ids: array(id().required()).min(1).max(500).required(),
})

/** A simulator with all its packages in their order. */
export const servicePackageChoiceSchema = object({
  id: id().required(),
  name: string().required(),
  packages: array(object({ id: id().required(), name: string().required(), active: boolean().required() })).required(),
})

export const servicePackageChoices = array(servicePackageChoiceSchema)

export type ManagedServicePackage = InferType<typeof managedServicePackageSchema>
export type ServicePackageListQuery = InferType<typeof servicePackageListQuery>
export type ServicePackageCsvQuery = InferType<typeof servicePackageCsvQuery>
export type NewServicePackage = InferType<typeof newServicePackageBody>
export type ServicePackageChange = InferType<typeof servicePackageChangeBody>
export type ServicePackageOrder = InferType<typeof servicePackageOrderBody>
export type ServicePackageChoice = InferType<typeof servicePackageChoiceSchema>
