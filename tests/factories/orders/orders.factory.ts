import { db, transaction } from '@/server/db/client'
import { quotations } from '@/server/db/schema/index'
import { createOrderFromQuotation, type NewOrder } from '@/server/orders/orders.service'
import { holdStock } from '@/server/stock/holds/stock.service'
import { holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { aProduct, aSimulator } from '../catalogue/catalogue.factory'
import { actorOf, type TestUser } from '../people/actors.factory'
import { aStoredAddress } from '../people/addresses.factory'
import { aCompany, aUser } from '../people/users.factory'

type Overrides = {
  /** Units of each product, and the number of products. */
  quantity?: number
  products?: number
  /** Units of each product on the shelf; by default as many as are ordered. */
  onShelf?: number
  /** The number of addresses, over which the units are spread evenly. */
  addresses?: number
  company?: { id: number }
  customer?: TestUser
}

/** An order as it is after finishing a quotation: the proposal is open, and its units are held. */
export async function anOrder(overrides: Overrides = {}) {
  const { quantity = 2, products: kinds = 1, onShelf = quantity, addresses: places = 1 } = overrides
  const company = overrides.company ?? (await aCompany())
  const customer = overrides.customer ?? (await aUser({ company }))
  const simulator = await aSimulator()
  const productTypeId = simulator.productType.id
  const productRows = await inTurn(kinds, () => aProduct({ productTypeId, units: onShelf }))
  const addressRows = await inTurn(places, (index) =>
    aStoredAddress(company.id, { label: `Filial ${String(index + 1)}` }),
  )
  const [quotation] = await db()
    .insert(quotations)
    .values({
      companyId: company.id,
      userId: customer.id,
      simulatorId: simulator.id,
      servicePackageId: simulator.packages[0]?.id ?? 0,
      status: 'finished',
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning()
  const input = inputFor({ companyId: company.id, quotationId: quotation?.id ?? 0 }, productRows, addressRows, quantity)
  const actor = actorOf(customer)
  const created = await transaction(async (tx) => {
    const order = await createOrderFromQuotation(tx, actor, input)
    await holdStock(tx, { orderId: order.orderId, items: [...input.items], expiresAt: holdExpiry() })
    return order
  })
  const ref = { companyId: company.id, maskId: created.orderMaskId }
  return { ...created, ref, company, customer, actor, input, products: productRows, addresses: addressRows }
}

export type TestOrder = Awaited<ReturnType<typeof anOrder>>

type Row = { id: number; name?: string }

function inputFor(
  ids: Pick<NewOrder, 'companyId' | 'quotationId'>,
  products: Row[],
  addresses: Row[],
  quantity: number,
): NewOrder {
  const units = products.length * quantity
  return {
    ...ids,
    durationMonths: 24,
    couponId: null,
    comment: null,
    items: products.map(({ id }, position) => ({
      productId: id,
      quantity,
      unitPriceCents: 28_900,
      unitServiceFeeCents: 1_200,
      position,
    })),
    upgrades: [],
    lines: [
      ...products.map(({ name = '' }) => ({
        kind: 'product' as const,
        label: `${String(quantity)} × ${name}`,
        amount: `${String(quantity * 289)}.00`,
      })),
      {
        kind: 'service' as const,
        label: `Pacote Essencial, ${String(units)} × R$ 12,00`,
        amount: `${String(units * 12)}.00`,
      },
    ],
    monthlyFeeCents: units * 30_100,
    itemsSummary: `${String(units)} notebooks`,
    deliveries: addresses.map(({ id }, index) => ({
      addressId: id,
      insurance: index > 0,
      items: products.map((product) => ({ productId: product.id, quantity: share(quantity, addresses.length, index) })),
    })),
  }
}

/** The share of one of `parts`; all shares add up to `whole`. */
const share = (whole: number, parts: number, index: number): number =>
  Math.floor((whole * (index + 1)) / parts) - Math.floor((whole * index) / parts)

async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let index = 0; index < count; index += 1) made.push(await make(index))
  return made
}
