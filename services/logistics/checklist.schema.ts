import { object, string } from '@/services/config/validation'
import { CHECKLIST_ANSWERS, CHECKLIST_POINTS, type ChecklistPoint } from './checklist.rules'

const answer = () => string().oneOf(CHECKLIST_ANSWERS)

/** What was looked at of a unit, point by point. */
export const checklistSchema = object(
  Object.fromEntries(CHECKLIST_POINTS.map((point) => [point, answer()])) as Record<
    ChecklistPoint,
    ReturnType<typeof answer>
  >,
)
