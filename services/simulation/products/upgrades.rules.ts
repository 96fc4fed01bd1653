import { effectText } from '@/services/catalogue/upgrades/upgrade-effect.rules'
import type { Quotation } from '../simulation.schema'
import type { OfferedUpgrade, ProductUpgradeItem } from './upgrades.schema'

/** An upgrade as a row below its product: offered, or still in the cart though no longer offered. */
export type UpgradeChoice = {
  upgradeId: number
  name: string
  description: string | null
  /** 'Armazenamento: de 512 GB para 1 TB', where it changes a specification. */
  effect: string | null
  /** Per unit: the cart's fee or, when it is not in the cart, the current one. */
  monthlyFee: string
  /** Units with this upgrade; 0 for none. */
  quantity: number
  offered: boolean
}

type Cart = Pick<Quotation, 'id' | 'upgrades'>
type UpgradeAddress = { productId: number; upgradeId: number }

const isAt =
  ({ productId, upgradeId }: UpgradeAddress) =>
  (item: ProductUpgradeItem): boolean =>
    item.product_id === productId && item.upgrade_id === upgradeId

/** The upgrades of a product of the cart: the offered ones in their order, then those no longer offered. */
export function upgradeChoices(
  { upgrades }: Pick<Quotation, 'upgrades'>,
  productId: number,
  offered: readonly OfferedUpgrade[],
): UpgradeChoice[] {
  const here = offered.filter(({ products }) => products.includes(productId))
  const chosen = upgrades.filter((item) => item.product_id === productId)
  const gone = chosen.filter(({ upgrade_id }) => !here.some(({ id }) => id === upgrade_id))
  return [
    ...here.map(({ id, name, description, monthly_fee, effects }) => {
      const item = chosen.find(({ upgrade_id }) => upgrade_id === id)
      const monthlyFee = item?.monthly_fee ?? monthly_fee
      const change = effects.find(({ product_id }) => product_id === productId)
      const effect = change ? effectText(change) : null
      return { upgradeId: id, name, description, effect, monthlyFee, quantity: item?.quantity ?? 0, offered: true }
    }),
    ...gone.map(({ upgrade_id, name, monthly_fee, quantity }) => ({
      upgradeId: upgrade_id,
      name,
      description: null,
      effect: null,
      monthlyFee: monthly_fee,
      quantity,
      offered: false,
    })),
  ]
}

export type UpgradeSelection = UpgradeAddress & { name: string; monthlyFee: string; quantity: number }

/** The optimistic update for an upgrade; totals are left to the server. */
export function applyUpgrade<Q extends Cart>(quotation: Q, selection: UpgradeSelection): Q {
  const { productId, upgradeId, name, monthlyFee, quantity } = selection
  const known = quotation.upgrades.find(isAt(selection))
  if (quantity === 0) return { ...quotation, upgrades: quotation.upgrades.filter((item) => item !== known) }
  if (known)
    return { ...quotation, upgrades: quotation.upgrades.map((item) => (item === known ? { ...item, quantity } : item)) }
  const added: ProductUpgradeItem = {
    // A placeholder until the server responds.
    id: 0,
    quotation_id: quotation.id,
    product_id: productId,
    upgrade_id: upgradeId,
    name,
    quantity,
    monthly_fee: monthlyFee,
    new_monthly_fee: null,
    offered: true,
  }
  return { ...quotation, upgrades: [...quotation.upgrades, added] }
}
