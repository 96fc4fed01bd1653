import { http } from '@/services/http/client'
import type { Rating, RatingUpdate } from './nps.schema'

/** Creates the rating; a null score means that the question was closed. */
export async function createRating(score: number | null): Promise<Rating> {
  const { data } = await http.post<Rating>('/nps', { score })
  return data
}

/** Adds the feedback to a rating, or corrects its score. */
export async function updateRating(id: number, change: RatingUpdate): Promise<Rating> {
  const { data } = await http.put<Rating>(`/nps/${id}`, change)
  return data
}
