import type { Audience } from '../order-address.rules'
import type { Order } from '../orders.schema'
import { missingItems } from './missing-items.rules'
import { orderStateText, stageText } from './order-state-texts.rules'
import { cancelledAt, type StageItem, stageItems } from './stage-line.rules'
import type { TitleAndDescription } from './stage-texts.rules'
import { mayCancelAt, STAGE_STATE_LABEL, type StageName, type StageState } from './stages.rules'

/** What a stage of an order says when one looks closer: its state in a word, and its texts for the reader's side. */
export type StageDetail = { word: string; texts: TitleAndDescription[] }

/** The stages of the line, each with its detail; one that was not reached says what will come. */
export function detailedStages(order: Order, audience: Audience): (StageItem & { detail: StageDetail })[] {
  const items = stageItems(order, audience)
  const stopped = cancelledAt(order)?.at
  const stoppedPlace = items.findIndex(({ key }) => key === stopped)
  return items.map((item, place) => {
    const stage = item.key as StageName
    const detail =
      stopped !== undefined && place >= stoppedPlace
        ? detailAfterCancelling(stage === stopped, audience)
        : stage === order.stage_name
          ? currentDetail(order, audience)
          : detailOf(stage, stage === 'FINISHED' ? stateOfEnd(order, item.state) : item.state, audience)
    return { ...item, detail }
  })
}

const detailOf = (stage: StageName, state: StageState, audience: Audience): StageDetail => ({
  word: STAGE_STATE_LABEL[state],
  texts: [stageText(stage, state, audience)],
})

/** The current stage also tells of the cancelling: that it is possible, was requested or was declined. */
function currentDetail(order: Order, audience: Audience): StageDetail {
  const { stage_name: stage, stage_state, cancel_request } = order
  const state = !cancel_request ? 'default' : cancel_request.declined_at === null ? 'waiting' : 'reproved'
  const cancelling = mayCancelAt(stage) ? [stageText('CANCELLED', state, audience)] : []
  return { word: STAGE_STATE_LABEL[stage_state], texts: [orderStateText(order, audience), ...cancelling] }
}

function detailAfterCancelling(isHere: boolean, audience: Audience): StageDetail {
  if (isHere) return { word: 'Cancelado', texts: [stageText('CANCELLED', 'completed', audience)] }
  const description = 'O pedido foi cancelado antes desta etapa.'
  return { word: STAGE_STATE_LABEL.default, texts: [{ title: 'Não aconteceu', description }] }
}

/** The end is near once everything is appraised, and undone when the return was opened again. */
function stateOfEnd(order: Order, state: StageState): StageState {
  if (order.stage_name !== 'RETURNING') return state
  if (order.sent_back) return 'reproved'
  return missingItems(order, 'staff').length === 0 ? 'waiting' : state
}
