import type { StageName } from './workflow/stages.rules'

const OLD: readonly StageName[] = ['ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED']

/** An order that has come to rest can be ordered again; before that, its own proposal is what to change. */
export const mayOrderAgain = (stage: StageName): boolean => OLD.includes(stage)
