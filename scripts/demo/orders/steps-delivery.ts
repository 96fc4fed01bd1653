import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { updatePackage } from '@/server/logistics/packages/update-package'
import { assignSerials } from '@/server/logistics/packing/assign-serials'
import { appraiseReturn } from '@/server/logistics/returns/appraise-return'
import { recordPackageEvent } from '@/server/orders/delivery/record-package-event'
import { uploadFile } from '@/server/orders/documents/upload-file'
import { requestReturn } from '@/server/orders/returns/return-order'
import { decideStage } from '@/server/orders/workflow/decide-stage'
import { toDay } from '@/services/format/format.rules'
import { addBusinessDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { termDocument } from '../documents/documents'
import type { OrderRun, Step } from './order-run.types'
import { idOfDocument, occasionOf, signatoriesOf, toUpload } from './run-documents'
import { PART_STEPS } from './steps-part'

/** Business days from packing to the expected delivery. */
const ON_THE_WAY = 5

/** The internal stages of packages during packing, so that the board has several columns. */
const IN_THE_HOUSE = ['INSTALLING_SOFTWARE', 'PRODUCTION', 'ISSUE_INVOICE'] as const

const today = () => toDay(new Date())

const putUpTerm =
  (kind: 'original' | 'signed'): Step =>
  (walk) => {
    const [signatory] = signatoriesOf(walk)
    const document = termDocument(occasionOf(walk), [signatory], kind === 'signed')
    const actor = kind === 'signed' ? walk.customer : walk.team.operator
    return uploadFile(actor, walk.ref, idOfDocument(walk, 'DELIVERY_TERM'), toUpload(document, kind))
  }

const complete =
  (stage: 'PACKAGING' | 'SHIPPING' | 'DELIVERY_INFO' | 'DELIVERY_TERM' | 'RETURNING'): Step =>
  ({ team, ref }) =>
    decideStage(team.operator, ref, { stage_name: stage, approved: true })

/** Runs a command for each package of this kind in sequence; throws if there is none. */
async function forEachPackage(
  { order }: OrderRun,
  kind: 'regular' | 'return',
  command: (pkg: Order['packages'][number]) => Promise<Order>,
): Promise<Order> {
  let latest = order
  for (const pkg of order.packages.filter(({ package_type }) => package_type === kind)) latest = await command(pkg)
  return latest
}

type Appraised = Parameters<typeof appraiseReturn>[2]['items'][number]

/** The first of several units is damaged. */
const appraisal = (serial: string, index: number, all: readonly unknown[]): Appraised =>
  index === 0 && all.length > 3
    ? {
        serial,
        condition: 'damaged',
        destination: 'IN_MAINTENANCE',
        comment: 'Tela com risco no canto superior direito.',
        checklist: { ...FLAWLESS.checklist, screen: 'bad' },
      }
    : { serial, ...FLAWLESS }

const FLAWLESS = flawlessAppraisal(CHECKLIST_POINTS)

/** 'BR 482 193 077': derived from the order, so that it is unique. */
function trackingCode({ company, order }: OrderRun): string {
  const number = String(482_000_000 + company.id * 100_000 + Number(order.order_mask_id) * 37)
  return `BR ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
}

/** From the shelf to the customer and back. */
export const DELIVERY_STEPS = {
  'assign serials': (walk) =>
    forEachPackage(walk, 'regular', ({ id }) => assignSerials(walk.team.operator, { package_id: id, automatic: true })),
  'expect delivery': ({ team, ref }) =>
    recordPackageEvent(team.operator, ref, { stage_name: 'PACKAGING', date: addBusinessDays(today(), ON_THE_WAY) }),
  'prepare in the house': (walk) =>
    forEachPackage(walk, 'regular', ({ id }) =>
      updatePackage(walk.team.operator, id, {
        delivery_status: IN_THE_HOUSE[walk.company.id % IN_THE_HOUSE.length],
        comment: 'Imagem corporativa e MDM da empresa.',
      }),
    ),
  'complete packing': complete('PACKAGING'),
  track: (walk) =>
    recordPackageEvent(walk.team.operator, walk.ref, {
      stage_name: 'SHIPPING',
      message: trackingCode(walk),
      date: today(),
    }),
  'complete shipping': complete('SHIPPING'),
  deliver: ({ team, ref }) => recordPackageEvent(team.operator, ref, { stage_name: 'DELIVERY_INFO', date: today() }),
  'complete delivery': complete('DELIVERY_INFO'),
  'put up term': putUpTerm('original'),
  'sign term': putUpTerm('signed'),
  'complete term': complete('DELIVERY_TERM'),
  'ask to return': ({ customer, ref }) => requestReturn(customer, ref, 'O contrato terminou e a equipe mudou de sala.'),
  ...PART_STEPS,
  'receive return': (walk) =>
    forEachPackage(walk, 'return', ({ id }) =>
      updatePackage(walk.team.operator, id, { delivery_status: 'RETURN_RECEIVED' }),
    ),
  'appraise return': (walk) =>
    forEachPackage(walk, 'return', ({ id, serials }) =>
      appraiseReturn(walk.team.operator, id, {
        items: serials.map(({ serial }, ...rest) => appraisal(serial, ...rest)),
      }),
    ),
  finish: complete('RETURNING'),
} as const satisfies Record<string, Step>
