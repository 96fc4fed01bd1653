import type { StaffGroup } from '@/services/auth/actor.rules'
import type { Guard } from './guards.rules'
import { rollbackOwnersOf } from './rollbacks.rules'
import { isRefused, isSubmitted, type OrderSnapshot } from './snapshot.rules'
import type { StageName, StageState } from './stages.rules'
import { STAGE_OWNERS } from './turn.rules'

/** One row of the transition table. */
export type Transition = {
  /** The text of its button or menu entry. */
  label: string
  /** The stages that have it. */
  stages: readonly StageName[]
  /** Available to customers who may write orders (GESTOR, company admin, buyer VENDEDOR). */
  customer?: true
  /** The staff groups that may perform it in a stage. */
  staff?: (stage: StageName) => readonly StaffGroup[]
  /** When it is available within the stage; otherwise the command is refused with `stage_changed`. */
  when?: (order: OrderSnapshot) => boolean
  /** Says what is still missing. */
  guard: Guard
  /** The stage the order moves to; without it, the order stays in its stage. */
  nextStage?: StageName
  /** The state the stage gets when the order stays in it. */
  setsState?: Extract<StageState, 'waiting' | 'reproved'>
}

/** Who may perform an action, in which stages and when: what the rows of one kind share. */
export type Availability = Pick<Transition, 'stages' | 'customer' | 'staff' | 'when'>

export const owners = (stage: StageName) => STAGE_OWNERS[stage]
export const rollbackOwners = (stage: StageName) => rollbackOwnersOf(stage)
export const only =
  (...groups: StaffGroup[]) =>
  () =>
    groups

/** Waits for its decision, for the first time or again. */
export const isWaiting = (order: OrderSnapshot): boolean => !isRefused(order)
export const isOpenForFiles = (order: OrderSnapshot): boolean => !isSubmitted(order)
