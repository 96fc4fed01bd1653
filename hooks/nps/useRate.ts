import { useMutation } from '@tanstack/react-query'
import { changeRating, createRating } from '@/services/nps/nps.service'

type Answer = { score: number; rating: number | null }

/** Keeps a score: the first one creates the rating, one after going back corrects it. */
export const useRate = () =>
  useMutation({
    mutationFn: ({ score, rating }: Answer) =>
      rating === null ? createRating(score) : changeRating(rating, { score }),
  })
