export type CartLine = { productId: number; name: string; quantity: number; productType: ProductTypeName }
export type ProductTypeName = { name: string; pluralName: string }
export type Distribution = readonly { items: readonly { productId: number; quantity: number }[] }[]

/** Positive for missing units, negative for excess ones. */
export type Gap = CartLine & { missing: number }

/** The differences between the cart and the units assigned to addresses; empty when they match. */
export function distributionGaps(cart: readonly CartLine[], deliveries: Distribution): Gap[] {
  const placed = new Map<number, number>()
  for (const { productId, quantity } of deliveries.flatMap(({ items }) => items)) {
    placed.set(productId, (placed.get(productId) ?? 0) + quantity)
  }
  return cart
    .map((line) => ({ ...line, missing: line.quantity - (placed.get(line.productId) ?? 0) }))
    .filter(({ missing }) => missing !== 0)
}

export const DISTRIBUTION_RULE = 'A quantidade do carrinho precisa ser igual à soma dos endereços.'

/** 'Faltam 3 monitores Lumen 24 para distribuir.' */
export function gapTitle({ missing, name, productType }: Gap): string {
  const count = Math.abs(missing)
  const what = `${String(count)} ${(count === 1 ? productType.name : productType.pluralName).toLowerCase()} ${name}`
  return missing > 0
    ? `${count === 1 ? 'Falta' : 'Faltam'} ${what} para distribuir.`
    : `${count === 1 ? 'Sobra' : 'Sobram'} ${what} nos endereços.`
}

/** 'Faltam 3 monitores Lumen 24 para distribuir. A quantidade do carrinho precisa ser igual à soma dos endereços.' */
export const gapSentence = (gap: Gap): string => `${gapTitle(gap)} ${DISTRIBUTION_RULE}`

/** '18 notebooks, 18 monitores, 4 celulares': the kinds in the order of the cart, as lists show an order. */
export function summarizeItems(lines: readonly { quantity: number; productType: ProductTypeName }[]): string {
  const kinds = new Map<string, { quantity: number; productType: ProductTypeName }>()
  for (const { quantity, productType } of lines) {
    const kind = kinds.get(productType.name) ?? { quantity: 0, productType }
    kinds.set(productType.name, { productType, quantity: kind.quantity + quantity })
  }
  return [...kinds.values()]
    .map(
      ({ quantity, productType: { name, pluralName } }) =>
        `${String(quantity)} ${(quantity === 1 ? name : pluralName).toLowerCase()}`,
    )
    .join(', ')
}
