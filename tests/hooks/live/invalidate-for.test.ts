import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { creditKeys } from '@/hooks/credit/credit.queries'
import { homeIndicatorKeys } from '@/hooks/dashboard/home.queries'
import { equipmentKeys } from '@/hooks/equipment/equipment.queries'
import { invalidateFor } from '@/hooks/live/live-updates'
import { noteKeys } from '@/hooks/orders/notes.queries'
import { orderKeys } from '@/hooks/orders/order-keys'
import { holdKeys } from '@/hooks/stock/holds.queries'

const ref = { audience: 'staff', companyId: 7, maskId: '000128' } as const

const KEPT: Record<string, QueryKey> = {
  'the list of a desk': orderKeys.list('staff', { mine: true }),
  'a customer’s list': orderKeys.list('customer', {}),
  'the counts of the views': orderKeys.summary(),
  'the mails of an order': orderKeys.mails(ref),
  'the open order': orderKeys.detail(ref),
  'a file': orderKeys.file(ref, 5, 9),
  'a proposal': orderKeys.proposal(ref, 1),
  'what changed meanwhile': orderKeys.news(ref),
  notes: noteKeys.list(ref),
  mentions: noteKeys.mentions(),
  holds: holdKeys.all,
  equipment: equipmentKeys.all,
  'an order’s credit': creditKeys.order(ref),
  'the events': auditKeys.all,
  'the indicators of the home': homeIndicatorKeys.all,
}

/** What is asked again after something happened. */
function askedAfter(
  ...told: Parameters<typeof invalidateFor> extends [unknown, ...infer Rest] ? Rest : never
): string[] {
  const queryClient = new QueryClient()
  for (const key of Object.values(KEPT)) queryClient.setQueryData(key, {})
  invalidateFor(queryClient, ...told)
  return Object.keys(KEPT).filter((name) => queryClient.getQueryState(KEPT[name] ?? [])?.isInvalidated)
}

const OF_ORDERS = [
  'the list of a desk',
  'a customer’s list',
  'the counts of the views',
  'the mails of an order',
  'holds',
  'equipment',
  'an order’s credit',
  'the events',
  'the indicators of the home',
]

describe('what is refetched', () => {
  it('after an order change: whatever shows orders, except the open one and static data', () => {
    expect(askedAfter(['order']).toSorted()).toEqual(OF_ORDERS.toSorted())
  })

  it('after a note: notes, mentions and events', () => {
    expect(askedAfter(['order_note'])).toEqual(['notes', 'mentions', 'the events'])
  })

  it('after a credit query: whatever shows credit, and events', () => {
    expect(askedAfter(['credit_query'])).toEqual(['an order’s credit', 'the events'])
  })

  it('after more changes than the server lists: everything', () => {
    expect(askedAfter().toSorted()).toEqual([...OF_ORDERS, 'notes', 'mentions'].toSorted())
  })
})
