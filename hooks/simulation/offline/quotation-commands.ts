import { isApiError } from '@/services/http/api-error.rules'
import { applyUpgrade, type UpgradeSelection } from '@/services/simulation/products/upgrades.rules'
import { getQuotation } from '@/services/simulation/quotations/open-quotation.service'
import {
  applyCoupon,
  choosePlan,
  chooseProducts,
  chooseProperties,
  chooseServicePackage,
  createUpgradeItem,
  defineDelivery,
  deleteUpgradeItem,
  getUpgradeItems,
  saveUpgradeItem,
  type StepAnswer,
  updateComment,
} from '@/services/simulation/quotations/quotations.service'
import type { Deliveries, Quotation, QuotationProduct, ServicePackage } from '@/services/simulation/simulation.schema'
import { simulationKeys } from '../simulation-keys'
import type { QuotationCommand } from './quotation-command.types'

const TYPING_MS = 300

type UpgradeAddress = { productId: number; upgradeId: number }
type UpgradeInput = UpgradeSelection & {
  /** The cart does not contain it yet. */
  isNew: boolean
}

/** Sets the number of units of a product that have an upgrade; 0 deletes it. */
export const upgradeCommand = (address: UpgradeAddress): QuotationCommand<UpgradeInput> => ({
  kind: `upgrade-${address.productId}-${address.upgradeId}`,
  mutate: (id, input) => (input.quantity === 0 ? deleteUpgrade(id, address) : saveUpgrade(id, address, input)),
  preview: applyUpgrade,
  debounceMs: TYPING_MS,
})

/** A create whose answer was lost conflicts when it is retried: then it is sent as an update. */
async function saveUpgrade(
  id: number,
  { productId, upgradeId }: UpgradeAddress,
  { quantity, isNew }: UpgradeInput,
): Promise<Quotation> {
  const body = { quotation_id: id, product_id: productId, upgrade_id: upgradeId, quantity }
  if (!isNew) return saveUpgradeItem(body)
  return createUpgradeItem(body).catch((error: unknown) => {
    if (isApiError(error, 'conflict')) return saveUpgradeItem(body)
    throw error
  })
}

/** Looks the id up first: it is unknown here while the create has not been answered. */
async function deleteUpgrade(id: number, { productId, upgradeId }: UpgradeAddress): Promise<Quotation> {
  const items = await getUpgradeItems(id)
  const item = items.find(({ product_id, upgrade_id }) => product_id === productId && upgrade_id === upgradeId)
  return item ? deleteUpgradeItem(item.id) : getQuotation(id)
}

export type Answer = StepAnswer & { names: Readonly<Record<number, string>> }

/** Answers a question; the options of later questions and the matching products are refetched. */
export const answerCommand = (step: number): QuotationCommand<Answer> => ({
  kind: `properties-${step}`,
  mutate: (id, { step, properties }) => chooseProperties(id, { step, properties }),
  preview: applyAnswer,
  invalidates: (quotation) => [simulationKeys.options({ quotation }), simulationKeys.products({ quotation })],
})

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

/** Chooses the contract length. The total is then final, and options are priced in that plan. */
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

/** Distributes the units over addresses. */
export const deliveryCommand: QuotationCommand<Deliveries> = {
  kind: 'delivery',
  mutate: defineDelivery,
  preview: (quotation, deliveries) => ({ ...quotation, deliveries }),
  debounceMs: TYPING_MS,
}

/** A comment for staff who prepare the order. */
export const commentCommand: QuotationCommand<{ comment: string }> = {
  kind: 'comment',
  mutate: (id, { comment }) => updateComment(id, comment),
  preview: (quotation, { comment }) => ({ ...quotation, comment }),
  debounceMs: TYPING_MS,
}

/** Applies a coupon; an empty code removes it. An invalid code is shown at the field. */
export const couponCommand: QuotationCommand<{ code: string }> = {
  kind: 'coupon',
  mutate: (id, { code }) => applyCoupon(id, code),
  meta: { quietCodes: ['coupon_not_valid', 'coupon_used', 'invalid'] },
}

const RESUMABLE_COMMANDS = [productsCommand, planCommand, servicePackageCommand, deliveryCommand, commentCommand]

/** The command of a persisted change; null for an unknown kind. */
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
