/** What goes where: a package's address and the units of each product in it. */
export type PackageContents = { packageId: number; items: readonly { productId: number; quantity: number }[] }

/**
 * Fits the packages to a new quantity of a product: what is added goes to the first address that gets it, what is taken
 * off comes from the last ones. @returns the quantity in each package, none of them negative, together the new one
 */
export function redistribute(packages: readonly PackageContents[], productId: number, quantity: number) {
  const shares = packages.map(({ packageId, items }) => ({
    packageId,
    quantity: items.find((item) => item.productId === productId)?.quantity ?? 0,
  }))
  const first = shares.find((share) => share.quantity > 0) ?? shares[0]
  let surplus = shares.reduce((sum, share) => sum + share.quantity, 0) - quantity
  if (first && surplus < 0) first.quantity -= surplus
  for (const share of shares.toReversed()) {
    const taken = Math.max(0, Math.min(share.quantity, surplus))
    share.quantity -= taken
    surplus -= taken
  }
  return shares
}
