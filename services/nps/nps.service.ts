import { bodyOf, http } from '@/services/http/client'
import type { Rating, RatingUpdate } from './nps.schema'

/** Creates the rating; a null score means that the question was closed without an answer. */
export const createRating = (score: number | null): Promise<Rating> => bodyOf(http.post<Rating>('/nps', { score }))

/** Adds the feedback to a rating, or corrects its score. */
export const updateRating = (id: number, change: RatingUpdate): Promise<Rating> =>
  bodyOf(http.put<Rating>(`/nps/${id}`, change))
