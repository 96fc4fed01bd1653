import type { Rating } from '@/services/nps/nps.schema'
import type { RatingRow } from './nps.repository'

export const toRating = ({ id, score, feedback }: RatingRow): Rating => ({ id, score, feedback })
