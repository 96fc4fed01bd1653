import { isApiError } from '@/services/http/api-error'
import { getQuotation } from '@/services/simulation/quotations.service'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { UpgradeWish } from '@/services/simulation/upgrades.rules'
import { withUpgrade } from '@/services/simulation/upgrades.rules'
import {
  addUpgradeItem,
  getUpgradeItems,
  removeUpgradeItem,
  setUpgradeItem,
} from '@/services/simulation/upgrades.service'
import type { QuotationCommand } from './quotation-command.types'

type Place = { productId: number; upgradeId: number }
type Wish = UpgradeWish & {
  /** It is not in the cart yet. */
  isNew: boolean
}

const PAUSE_MS = 300

/** Puts an upgrade on so many units of a product, or (0) takes it off; a quantity that is being typed is sent once it rests. */
export const upgradeCommand = (place: Place): QuotationCommand<Wish> => ({
  kind: `upgrade-${place.productId}-${place.upgradeId}`,
  run: (id, wish) => (wish.quantity === 0 ? takeOff(id, place) : put(id, place, wish)),
  preview: withUpgrade,
  pause: PAUSE_MS,
})

/** What came through without its answer is there when it is sent again. */
async function put(id: number, { productId, upgradeId }: Place, { quantity, isNew }: Wish): Promise<Quotation> {
  const wanted = { quotation_id: id, product_id: productId, upgrade_id: upgradeId, quantity }
  if (!isNew) return setUpgradeItem(wanted)
  return addUpgradeItem(wanted).catch((error: unknown) => {
    if (isApiError(error, 'conflict')) return setUpgradeItem(wanted)
    throw error
  })
}

/** By what the server calls it, which nobody knows here while putting it there is not answered. */
async function takeOff(id: number, { productId, upgradeId }: Place): Promise<Quotation> {
  const items = await getUpgradeItems(id)
  const item = items.find(({ product_id, upgrade_id }) => product_id === productId && upgrade_id === upgradeId)
  return item ? removeUpgradeItem(item.id) : getQuotation(id)
}
