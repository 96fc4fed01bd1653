import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { propertyOptionSchema, stepSchema } from '@/services/simulation/simulation.schema'
import { isImage } from '../images.rules'
import { SIMULATOR_ORDERINGS } from '../orderings.rules'

const count = () => number().integer().min(0).required()

const simulator = {
  id: id().required(),
  name: string().required(),
  description: string().required(),
  image: string().required(),
  /** Its position among the simulators, from 1. */
  order: number().integer().required(),
  active: boolean().required(),
}

/** A simulator as staff see it, with its questions in their order. */
export const simulatorDetailSchema = object({ ...simulator, steps: array(stepSchema).required() })

/** A row of the list: the simulator's parts, and what is missing for it to be offered. */
export const simulatorSummarySchema = object({
  ...simulator,
  product_types: array(
    object({ id: id().required(), name: string().required(), plural_name: string().required() }),
  ).required(),
  steps_count: count(),
  /** Only active products, plans and packages. */
  products_count: count(),
  plans_count: count(),
  service_packages_count: count(),
  /** Simulations that customers can still continue. */
  open_quotations: count(),
  /** Each reads as an item of a list in a sentence: "uma pergunta", "um plano ativo". */
  missing: array(string().required()).required(),
})

export const simulatorPage = pageOf(simulatorSummarySchema)

export const managedSimulatorSchema = simulatorSummarySchema.shape({
  steps: array(stepSchema).required(),
  /** Sent back with the questions to detect edit conflicts. */
  steps_version: number().integer().required(),
})

/** An answer of a simulator, as shown before any other question was answered. */
export const simulatorAnswerSchema = propertyOptionSchema.shape({ property_type: id().required() })

export const simulatorListQuery = object({
  ...pageQuery,
  /** Part of the name or the description, ignoring accents. */
  search: string().trim().max(80),
  active: boolean(),
  ordering: string().oneOf(SIMULATOR_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const simulatorCsvQuery = simulatorListQuery.omit(['page', 'page_size'])

export const simulatorParams = object({ id: id().required() })

const name = () => string().trim().max(60)
const description = () => string().trim().max(160)
const image = () =>
  string().test('image', 'Escolha um desenho ou envie uma imagem', (value) => !value || isImage(value))

/** A new simulator is last and inactive: its questions, plans and packages are added later. */
export const newSimulatorBody = strictObject({
  name: name().required(),
  description: description().required(),
  image: image().required('Escolha um desenho ou envie uma imagem'),
})

/** Omitted fields stay as they are. */
export const simulatorChangeBody = strictObject({
  name: name().min(1, 'Preencha esse campo'),
  description: description().min(1, 'Preencha esse campo'),
  image: image().min(1, 'Escolha um desenho ou envie uma imagem'),
  /** The new position among the simulators, from 1. */
  order: number().integer().min(1).max(1000),
  active: boolean(),
})

export const MAX_QUESTIONS = 20

/** A question; a new one has no id. */
export const questionBody = strictObject({
  id: id(),
  title: string().trim().max(120).required(),
  subtitle: string().trim().max(200).nullable().defined(),
  property_type_id: id().positive('Escolha o tipo de propriedade').required('Escolha o tipo de propriedade'),
  multiple: boolean().required(),
  optional: boolean().required(),
})

const TWICE = 'Outra pergunta já usa esse tipo de propriedade. Escolha outro.'

/** All questions in their order, with the version that was read; questions not in the list are removed. */
export const questionsBody = strictObject({
  steps_version: number().integer().required(),
  steps: array(questionBody.required())
    .max(MAX_QUESTIONS, `No máximo ${String(MAX_QUESTIONS)} perguntas`)
    .required()
    .test('types', TWICE, (steps, context) => {
      // Also called with values that are not questions.
      const types = (steps as (QuestionFields | null)[]).map((question, at) => question?.property_type_id ?? -at)
      const twice = types.findIndex((type, at) => types.indexOf(type) < at)
      if (twice === -1) return true
      return context.createError({ path: `steps[${String(twice)}].property_type_id`, message: TWICE })
    }),
})

export type SimulatorDetail = InferType<typeof simulatorDetailSchema>
export type SimulatorSummary = InferType<typeof simulatorSummarySchema>
export type ManagedSimulator = InferType<typeof managedSimulatorSchema>
export type SimulatorAnswer = InferType<typeof simulatorAnswerSchema>
export type SimulatorListQuery = InferType<typeof simulatorListQuery>
export type SimulatorCsvQuery = InferType<typeof simulatorCsvQuery>
export type NewSimulator = InferType<typeof newSimulatorBody>
export type SimulatorChange = InferType<typeof simulatorChangeBody>
export type QuestionFields = InferType<typeof questionBody>
export type Questions = InferType<typeof questionsBody>
