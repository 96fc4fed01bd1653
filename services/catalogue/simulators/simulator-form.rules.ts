import type { ManagedSimulator, NewSimulator, Questions, SimulatorChange } from './simulators.schema'

/** The values of a simulator's form. */
export type SimulatorFormValues = {
  name: string
  description: string
  /** A drawing or the `src` of an uploaded picture; empty until it is chosen. */
  image: string
  /** Its position among the simulators, as text; empty for a new one, which comes last. */
  order: string
}

export const EMPTY_SIMULATOR: SimulatorFormValues = { name: '', description: '', image: '', order: '' }

export const toSimulatorFormValues = ({ name, description, image, order }: ManagedSimulator): SimulatorFormValues => ({
  name,
  description,
  image,
  order: String(order),
})

/** The body that creates the simulator; not validated yet. */
export const toNewSimulator = ({ name, description, image }: SimulatorFormValues): NewSimulator => ({
  name: name.trim(),
  description: description.trim(),
  image,
})

/** Only the changed fields, so that concurrent editors do not undo each other's changes; not validated yet. */
export function toSimulatorChange(form: SimulatorFormValues, simulator: ManagedSimulator): SimulatorChange {
  const { name, description, image } = toNewSimulator(form)
  return {
    ...(name !== simulator.name && { name }),
    ...(description !== simulator.description && { description }),
    ...(image !== simulator.image && { image }),
    ...(form.order !== String(simulator.order) && { order: Number(form.order) }),
  }
}

/** A question being edited; a new one has no id. */
export type QuestionFormValues = {
  id?: number
  title: string
  subtitle: string
  /** An id as text; empty until it is chosen. */
  property_type_id: string
  multiple: boolean
  optional: boolean
}

export type QuestionsFormValues = { steps: QuestionFormValues[] }

export const NEW_QUESTION: QuestionFormValues = {
  title: '',
  subtitle: '',
  property_type_id: '',
  multiple: false,
  optional: false,
}

export const toQuestionsFormValues = ({ steps }: Pick<ManagedSimulator, 'steps'>): QuestionsFormValues => ({
  steps: steps.map(({ id, title, subtitle, property_type, multiple, optional }) => ({
    id,
    title,
    subtitle: subtitle ?? '',
    property_type_id: String(property_type.id),
    multiple,
    optional,
  })),
})

/** The body that saves the questions; not validated yet. */
export const toQuestions = ({ steps }: QuestionsFormValues, steps_version: number): Questions => ({
  steps_version,
  steps: steps.map(({ id, title, subtitle, property_type_id, ...others }) => ({
    ...(id !== undefined && { id }),
    title: title.trim(),
    subtitle: subtitle.trim() || null,
    // No type has the id 0: the schema refuses it as not chosen.
    property_type_id: property_type_id ? Number(property_type_id) : 0,
    ...others,
  })),
})
