import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { updatePackage } from '@/server/logistics/packages/update-package'
import { appraiseReturn } from '@/server/logistics/returns/appraise-return'
import { receiveSerials } from '@/server/logistics/returns/receive-return'
import { requestReturnByStaff } from '@/server/logistics/returns/request-return'
import { toDay } from '@/services/format/format.rules'
import { addBusinessDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderRun, Step } from './order-run.types'

/** The package of the partial return. */
function partOf({ order }: OrderRun): Order['packages'][number] {
  const part = order.packages.find(({ package_type, apart }) => package_type === 'return' && apart)
  if (!part) throw new Error(`Nothing of order ${order.order_mask_id} comes back`)
  return part
}

const serialsOf = (pkg: Order['packages'][number] | undefined): string[] =>
  pkg?.serials.map(({ serial }) => serial) ?? []

/** Two units come back while the others stay rented. */
export const PART_STEPS = {
  'ask part back': ({ order, team, ref }) =>
    requestReturnByStaff(team.operator, ref, {
      serials: serialsOf(order.packages.find(({ package_type }) => package_type === 'regular')).slice(0, 2),
      reason: 'Duas pessoas saíram da equipe.',
    }),
  'fetch part': (walk) =>
    updatePackage(walk.team.operator, partOf(walk).id, {
      delivery_status: 'EQUIPMENT_RETURN',
      tracking_code: `BR 733 ${walk.order.order_mask_id.slice(0, 3)} ${walk.order.order_mask_id.slice(3)}`,
      delivery_eta: addBusinessDays(toDay(new Date()), 2),
    }),
  'receive part': (walk) => receiveSerials(walk.team.operator, partOf(walk).id, { serials: serialsOf(partOf(walk)) }),
  'appraise half': (walk) =>
    appraiseReturn(walk.team.operator, partOf(walk).id, {
      items: serialsOf(partOf(walk))
        .slice(0, 1)
        .map((serial) => ({
          serial,
          condition: 'damaged',
          destination: 'IN_MAINTENANCE',
          comment: 'Tela trincada no canto inferior.',
          checklist: { ...flawlessAppraisal(CHECKLIST_POINTS).checklist, screen: 'bad' },
        })),
    }),
} as const satisfies Record<string, Step>
