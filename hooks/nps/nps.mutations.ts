import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import type { User } from '@/services/auth/auth.schema'
import { feedbackText, type Reason } from '@/services/nps/nps.rules'
import { createRating, updateRating } from '@/services/nps/nps.service'

type ScoreAnswer = { score: number; rating: number | null }

/** Saves the score: creates the rating, or corrects it after going back. */
export const useSaveScore = () =>
  useMutation({
    mutationFn: ({ score, rating }: ScoreAnswer) =>
      rating === null ? createRating(score) : updateRating(rating, { score }),
  })

type Explanation = { rating: number; reasons: readonly Reason[]; comment: string }

/** Saves the reasons and the comment as the rating's feedback. */
export const useExplainRating = () =>
  useMutation({
    mutationFn: ({ rating, reasons, comment }: Explanation) =>
      updateRating(rating, { feedback: feedbackText(reasons, comment) }),
  })

/**
 * Dismisses the question. When it is closed without a score, a null score is sent; if that fails, the question is
 * simply shown again later.
 */
export function useDismissNps() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => createRating(null), meta: { quiet: true } })
  return (scored: boolean): void => {
    if (!scored) mutate()
    queryClient.setQueryData<User>(authKeys.user(), (user) => user && { ...user, nps: false })
  }
}
