import { useMutation } from '@tanstack/react-query'
import { feedbackText, type Reason } from '@/services/nps/nps.rules'
import { changeRating } from '@/services/nps/nps.service'

type Explanation = { rating: number; reasons: readonly Reason[]; comment: string }

/** Says why, in the wording of the specification. */
export const useExplainRating = () =>
  useMutation({
    mutationFn: ({ rating, reasons, comment }: Explanation) =>
      changeRating(rating, { feedback: feedbackText(reasons, comment) }),
  })
