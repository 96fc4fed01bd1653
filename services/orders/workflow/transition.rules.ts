import type { StaffGroup } from '@/services/auth/actor.rules'
import type { Guard } from './guards.rules'
import { rollbackOwnersOf } from './rollbacks.rules'
import { isSubmitted, type OrderSnapshot } from './snapshot.rules'
import type { StageName, StageState } from './stages.rules'
import { STAGE_OWNERS } from './turn.rules'

/** One row of the transition table. */
export type Transition = {
  /** The text of its button or menu entry. */
  label: string
  /** The stages in which it exists. */
  stages: readonly StageName[]
  /** Customers who may write orders have it (GESTOR, company admin, buyer VENDEDOR). */
  customer?: true
  /** The groups of staff that have it in a stage. */
  staff?: (stage: StageName) => readonly StaffGroup[]
  /** When it is available within the stage; otherwise the command is refused with `stage_changed`. */
  when?: (order: OrderSnapshot) => boolean
  /** What is still missing, as a sentence. */
  guard: Guard
  /** The stage the order moves to; without it, the order stays in its stage. */
  nextStage?: StageName
  /** The state the stage gets when the order stays in it. */
  setsState?: Extract<StageState, 'waiting' | 'reproved'>
}

/** Who has an action, in which stages and when: what the rows of one kind share. */
export type Availability = Pick<Transition, 'stages' | 'customer' | 'staff' | 'when'>

export const owners = (stage: StageName) => STAGE_OWNERS[stage]
export const rollbackOwners = (stage: StageName) => rollbackOwnersOf(stage)
export const only =
  (...groups: StaffGroup[]) =>
  () =>
    groups

export const isWaiting = ({ state }: OrderSnapshot): boolean => state === 'waiting'
export const isOpenForFiles = (order: OrderSnapshot): boolean => !isSubmitted(order)
