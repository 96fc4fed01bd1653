import { id } from '@/services/config/id.schema'
import { type InferType, number, object, strictObject, string } from '@/services/config/validation'

const score = () => number().integer().min(0).max(10)

/** A null score means that the question was closed without an answer. */
export const ratingBody = strictObject({ score: score().nullable().defined() })

/** The feedback, or a corrected score. */
export const ratingUpdateBody = strictObject({ score: score(), feedback: string().trim().max(2000) }).test(
  'something',
  'Diga o motivo ou a nota',
  ({ score: given, feedback }) => given !== undefined || feedback !== undefined,
)

export const ratingParams = object({ id: id().required() })

export const ratingSchema = object({
  id: number().integer().required(),
  score: score().nullable().defined(),
  feedback: string().nullable().defined(),
})

export type RatingUpdate = InferType<typeof ratingUpdateBody>
export type Rating = InferType<typeof ratingSchema>
