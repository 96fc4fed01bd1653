import { useCallback, useState } from 'react'
import type { AppraisalCorrection } from '@/services/logistics/packages/packages.schema'
import {
  type AppraisalDraft,
  conditionObjection,
  destinationObjection,
  flawlessAppraisal,
  MISSING_UNIT,
  missingAnswers,
} from '@/services/logistics/returns/appraisal.rules'
import type { ChecklistAnswer, ChecklistPoint } from '@/services/logistics/returns/checklist.rules'
import type { ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'

/** The answers of a unit that was appraised, to correct them; none before. */
export const answersOf = ({ condition, destination, comment, checklist }: ReturnedUnit): AppraisalDraft => ({
  ...(condition && { condition }),
  ...(destination && { destination }),
  ...(comment && { comment }),
  ...(checklist && { checklist }),
})

/** The draft without the condition and destination that its other answers rule out. */
function withoutContradictions(draft: AppraisalDraft): AppraisalDraft {
  const { condition, destination, ...rest } = draft
  const kept = condition && !conditionObjection(condition, draft) ? { ...rest, condition } : rest
  return destination && !destinationObjection(destination, kept) ? { ...kept, destination } : kept
}

/** The appraisal of a unit while it is filled in. */
export function useAppraisalDraft(unit: ReturnedUnit) {
  const { points } = unit
  const [draft, setDraft] = useState(() => answersOf(unit))
  const answer = (answers: AppraisalDraft): void =>
    setDraft((before) => withoutContradictions({ ...before, ...answers }))
  const missing = missingAnswers({ ...draft, comment: draft.comment?.trim() }, points)
  return {
    draft,
    missing,
    answer,
    test: (point: ChecklistPoint, value: ChecklistAnswer): void =>
      answer({ checklist: { ...draft.checklist, [point]: value } }),
    /** Answers tests, condition and destination at once. */
    answerFlawless: useCallback(
      () => setDraft(({ comment }) => ({ ...(comment && { comment }), ...flawlessAppraisal(points) })),
      [points],
    ),
    toggleMissing: (): void => setDraft(({ condition }) => (condition === 'missing' ? {} : MISSING_UNIT)),
    /** What is to be saved; undefined while an answer is missing. */
    appraisal: missing.length === 0 ? toAppraisal(draft) : undefined,
  }
}

function toAppraisal({ condition, destination, comment = '', checklist }: AppraisalDraft) {
  if (!condition || !destination) return undefined
  const words = comment.trim()
  const isTested = condition !== 'missing' && checklist
  const found: AppraisalCorrection = { condition, destination, ...(words && { comment: words }) }
  return isTested ? { ...found, checklist } : found
}
