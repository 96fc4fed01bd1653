import { isApiError } from '@/services/http/api-error'
import {
  applyCoupon,
  choosePlan,
  chooseProducts,
  chooseProperties,
  chooseServicePackage,
  defineDelivery,
  getQuotation,
  type StepAnswer,
  updateComment,
} from '@/services/simulation/quotations.service'
import type { Deliveries, Quotation, QuotationProduct, ServicePackage } from '@/services/simulation/simulation.schema'
import { applyUpgrade, type UpgradeSelection } from '@/services/simulation/upgrades.rules'
import {
  createUpgradeItem,
  deleteUpgradeItem,
  getUpgradeItems,
  saveUpgradeItem,
} from '@/services/simulation/upgrades.service'
import { simulationKeys } from '../simulation.queries'
import type { QuotationCommand } from './quotation-command.types'

type UpgradeAddress = { productId: number; upgradeId: number }
type UpgradeInput = UpgradeSelection & {
  /** It is not in the cart yet. */
  isNew: boolean
}

const TYPING_UPGRADE_MS = 300

/** Puts an upgrade on so many units of a product, or (0) takes it off; a quantity that is being typed is sent once it rests. */
export const upgradeCommand = (place: UpgradeAddress): QuotationCommand<UpgradeInput> => ({
  kind: `upgrade-${place.productId}-${place.upgradeId}`,
  mutate: (id, wish) => (wish.quantity === 0 ? deleteUpgrade(id, place) : saveUpgrade(id, place, wish)),
  preview: applyUpgrade,
  debounceMs: TYPING_UPGRADE_MS,
})

/** What came through without its answer is there when it is sent again. */
async function saveUpgrade(
  id: number,
  { productId, upgradeId }: UpgradeAddress,
  { quantity, isNew }: UpgradeInput,
): Promise<Quotation> {
  const wanted = { quotation_id: id, product_id: productId, upgrade_id: upgradeId, quantity }
  if (!isNew) return saveUpgradeItem(wanted)
  return createUpgradeItem(wanted).catch((error: unknown) => {
    if (isApiError(error, 'conflict')) return saveUpgradeItem(wanted)
    throw error
  })
}

/** By what the server calls it, which nobody knows here while putting it there is not answered. */
async function deleteUpgrade(id: number, { productId, upgradeId }: UpgradeAddress): Promise<Quotation> {
  const items = await getUpgradeItems(id)
  const item = items.find(({ product_id, upgrade_id }) => product_id === productId && upgrade_id === upgradeId)
  return item ? deleteUpgradeItem(item.id) : getQuotation(id)
}

export type Answer = StepAnswer & { names: Readonly<Record<number, string>> }

const TYPING_MS = 300

/** Answers one question; what the later ones offer, and which products fit, is asked again. */
export const answerCommand = (step: number): QuotationCommand<Answer> => ({
  kind: `properties-${step}`,
  mutate: (id, { step, properties }) => chooseProperties(id, { step, properties }),
  preview: applyAnswer,
  invalidates: (quotation) => [simulationKeys.options({ quotation }), simulationKeys.products({ quotation })],
})

/** Fills the cart. A quantity that is being typed or pressed up and down is sent once it rests. */
export const productsCommand: QuotationCommand<QuotationProduct[]> = {
  kind: 'products',
  mutate: (id, products) =>
    chooseProducts(
      id,
      products.map(({ product_id, quantity }) => ({ product_id, quantity })),
    ),
  preview: (quotation, products) => ({ ...quotation, products }),
  debounceMs: TYPING_MS,
}

/** Chooses the contract length; from then on the total is final, and what a question offers is priced in that plan. */
export const planCommand: QuotationCommand<{ months: number }> = {
  kind: 'plan',
  mutate: (id, { months }) => choosePlan(id, months),
  preview: (quotation, { months }) => ({ ...quotation, plan: { duration_months: months }, priced_months: months }),
  invalidates: (quotation) => [simulationKeys.options({ quotation })],
}

export const servicePackageCommand: QuotationCommand<ServicePackage> = {
  kind: 'package',
  mutate: (id, chosen) => chooseServicePackage(id, chosen.id),
  preview: (quotation, { id, name, monthly_fee_per_unit }) => ({
    ...quotation,
    service_package: { id, name, monthly_fee_per_unit },
  }),
}

/** Says where what goes; numbers that are being typed are sent once they rest. */
export const deliveryCommand: QuotationCommand<Deliveries> = {
  kind: 'delivery',
  mutate: defineDelivery,
  preview: (quotation, deliveries) => ({ ...quotation, deliveries }),
  debounceMs: TYPING_MS,
}

/** A word to those who prepare the order, as it is being typed. */
export const commentCommand: QuotationCommand<{ comment: string }> = {
  kind: 'comment',
  mutate: (id, { comment }) => updateComment(id, comment),
  preview: (quotation, { comment }) => ({ ...quotation, comment }),
  debounceMs: TYPING_MS,
}

/** Puts a coupon on the quotation or, with an empty code, takes it off. What is wrong with a code is said at the field. */
export const couponCommand: QuotationCommand<{ code: string }> = {
  kind: 'coupon',
  mutate: (id, { code }) => applyCoupon(id, code),
  meta: { quietCodes: ['coupon_not_valid', 'coupon_used', 'invalid'] },
}

const RESUMABLE_COMMANDS = [productsCommand, planCommand, servicePackageCommand, deliveryCommand, commentCommand]

/** The command of a change that was kept in the browser; null for what is none. */
export function commandOfKind(kind: string): QuotationCommand<never> | null {
  const step = /^properties-(\d+)$/.exec(kind)?.[1]
  if (step) return answerCommand(Number(step))
  const [, productId, upgradeId] = /^upgrade-(\d+)-(\d+)$/.exec(kind) ?? []
  if (productId && upgradeId) return upgradeCommand({ productId: Number(productId), upgradeId: Number(upgradeId) })
  return RESUMABLE_COMMANDS.find((command) => command.kind === kind) ?? null
}

function applyAnswer(quotation: Quotation, { step, properties, names }: Answer): Quotation {
  const others = quotation.simulation_choices.filter((choice) => choice.step !== step)
  const chosen = properties.map((property) => ({ id: -property, step, property, name: names[property] ?? '' }))
  const choices = [...others, ...chosen]
  return { ...quotation, step, simulation_choices: choices, properties: choices.map(({ property }) => property) }
}
