import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import type { User } from '@/services/auth/auth.schema'
import { feedbackText, type Reason } from '@/services/nps/nps.rules'
import { createRating, updateRating } from '@/services/nps/nps.service'

type ScoreAnswer = { score: number; rating: number | null }

/** Keeps a score: the first one creates the rating, one after going back corrects it. */
export const useSaveScore = () =>
  useMutation({
    mutationFn: ({ score, rating }: ScoreAnswer) =>
      rating === null ? createRating(score) : updateRating(rating, { score }),
  })

type Explanation = { rating: number; reasons: readonly Reason[]; comment: string }

/** Says why, in the wording of the specification. */
export const useExplainRating = () =>
  useMutation({
    mutationFn: ({ rating, reasons, comment }: Explanation) =>
      updateRating(rating, { feedback: feedbackText(reasons, comment) }),
  })

/**
 * Puts the question away. Closed before scoring, a null score is sent (specification, section 4); nobody needs to know
 * when that fails: the question comes again.
 */
export function useDismissNps() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => createRating(null), meta: { quiet: true } })
  return (scored: boolean): void => {
    if (!scored) mutate()
    queryClient.setQueryData<User>(authKeys.user(), (user) => user && { ...user, nps: false })
  }
}
