import { id } from '@/services/config/id.schema'
import { number, object, strictObject, string, type InferType } from '@/services/config/validation'

const score = () => number().integer().min(0).max(10)

/** A null score says that the question was closed before scoring. */
export const ratingBody = strictObject({ score: score().nullable().defined() })

/** The feedback, or another score for a person who went back. */
export const ratingChangeBody = strictObject({ score: score(), feedback: string().trim().max(2000) }).test(
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

export type RatingChange = InferType<typeof ratingChangeBody>
export type Rating = InferType<typeof ratingSchema>
