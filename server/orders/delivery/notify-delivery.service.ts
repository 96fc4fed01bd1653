import type { Tx } from '@/server/db/client'
import { formatDay } from '@/services/format/format.rules'
import { notifyCustomer, retractNotices } from '../mails/mail-order'
import type { OrderRecord } from '../order-record.repository'

type Package = Pick<OrderRecord['packages'][number]['pkg'], 'id' | 'deliveryEta' | 'trackingCode'>

/** Tells the customer's people that packages of their order have left, or have arrived. */
export async function notifyDelivery(
  tx: Tx,
  record: Pick<OrderRecord, 'order' | 'company'>,
  packages: readonly Package[],
  phase: 'sent' | 'delivered',
): Promise<void> {
  if (packages.length === 0) return
  const ids = packages.map(({ id }) => String(id)).join('+')
  await notifyCustomer(tx, record, {
    kind: 'delivery_on_way',
    event: `${phase}:${ids}`,
    ...(phase === 'sent' ? sentText(packages) : arrivedText(packages.length)),
    action: 'Acompanhar a entrega',
  })
}

/** Takes back that packages have left, or have arrived, because that was undone. */
export async function retractDelivery(
  tx: Tx,
  { order }: Pick<OrderRecord, 'order'>,
  packageIds: readonly number[],
  phase: 'sent' | 'delivered',
): Promise<void> {
  if (packageIds.length === 0) return
  await retractNotices(tx, order, `${phase}:([0-9]+\\+)*(${packageIds.join('|')})(\\+[0-9]+)*`)
}

function sentText(packages: readonly Package[]): { title: string; message: string } {
  const day = packages
    .flatMap(({ deliveryEta }) => deliveryEta ?? [])
    .sort()
    .at(-1)
  const codes = [...new Set(packages.flatMap(({ trackingCode }) => trackingCode ?? []))]
  const title = packages.length === 1 ? 'Sua entrega saiu' : `${String(packages.length)} entregas saíram`
  const facts = [
    ...(day ? [`A previsão de chegada é ${formatDay(day)}.`] : []),
    ...(codes.length > 0 ? [`Código de rastreio: ${codes.join(', ')}.`] : []),
  ]
  return { title, message: facts.join(' ') || 'Avisamos na chegada.' }
}

const arrivedText = (count: number): { title: string; message: string } => ({
  title: count === 1 ? 'Sua entrega chegou' : `${String(count)} entregas chegaram`,
  message: 'Confira os equipamentos e diga quem vai usar cada um.',
})
