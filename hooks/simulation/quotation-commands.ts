import {
  applyCoupon,
  changeComment,
  chooseProducts,
  choosePlan,
  chooseProperties,
  chooseServicePackage,
  defineDelivery,
  type StepAnswer,
} from '@/services/simulation/quotations.service'
import type { Deliveries, Quotation, QuotationProduct, ServicePackage } from '@/services/simulation/simulation.schema'
import type { QuotationCommand } from './quotation-command.types'
import { simulationKeys } from './simulation.queries'
import { upgradeCommand } from './upgrade-command'

export type Answer = StepAnswer & { names: Readonly<Record<number, string>> }

const TYPING_MS = 300

/** Answers one question; what the later ones offer, and which products fit, is asked again. */
export const answerCommand = (step: number): QuotationCommand<Answer> => ({
  kind: `properties-${step}`,
  run: (id, { step, properties }) => chooseProperties(id, { step, properties }),
  preview: withAnswer,
  outdates: (quotation) => [simulationKeys.options({ quotation }), simulationKeys.products({ quotation })],
})

/** Fills the cart. A quantity that is being typed or pressed up and down is sent once it rests. */
export const productsCommand: QuotationCommand<QuotationProduct[]> = {
  kind: 'products',
  run: (id, products) =>
    chooseProducts(
      id,
      products.map(({ product_id, quantity }) => ({ product_id, quantity })),
    ),
  preview: (quotation, products) => ({ ...quotation, products }),
  pause: TYPING_MS,
}

/** Chooses the contract length; from then on the total is final, and what a question offers is priced in that plan. */
export const planCommand: QuotationCommand<{ months: number }> = {
  kind: 'plan',
  run: (id, { months }) => choosePlan(id, months),
  preview: (quotation, { months }) => ({ ...quotation, plan: { duration_months: months }, priced_months: months }),
  outdates: (quotation) => [simulationKeys.options({ quotation })],
}

export const packageCommand: QuotationCommand<ServicePackage> = {
  kind: 'package',
  run: (id, chosen) => chooseServicePackage(id, chosen.id),
  preview: (quotation, { id, name, monthly_fee_per_unit }) => ({
    ...quotation,
    service_package: { id, name, monthly_fee_per_unit },
  }),
}

/** Says where what goes; numbers that are being typed are sent once they rest. */
export const deliveryCommand: QuotationCommand<Deliveries> = {
  kind: 'delivery',
  run: defineDelivery,
  preview: (quotation, deliveries) => ({ ...quotation, deliveries }),
  pause: TYPING_MS,
}

/** A word to those who prepare the order, as it is being typed. */
export const commentCommand: QuotationCommand<{ comment: string }> = {
  kind: 'comment',
  run: (id, { comment }) => changeComment(id, comment),
  preview: (quotation, { comment }) => ({ ...quotation, comment }),
  pause: TYPING_MS,
}

/** Puts a coupon on the quotation or, with an empty code, takes it off. What is wrong with a code is said at the field. */
export const couponCommand: QuotationCommand<{ code: string }> = {
  kind: 'coupon',
  run: (id, { code }) => applyCoupon(id, code),
  meta: { quietCodes: ['coupon_not_valid', 'coupon_used', 'invalid'] },
}

const RESUMABLE = [productsCommand, planCommand, packageCommand, deliveryCommand, commentCommand]

/** The command of a change that was kept in the browser; null for what is none. */
export function commandOf(kind: string): QuotationCommand<never> | null {
  const step = /^properties-(\d+)$/.exec(kind)?.[1]
  if (step) return answerCommand(Number(step))
  const [, productId, upgradeId] = /^upgrade-(\d+)-(\d+)$/.exec(kind) ?? []
  if (productId && upgradeId) return upgradeCommand({ productId: Number(productId), upgradeId: Number(upgradeId) })
  return RESUMABLE.find((command) => command.kind === kind) ?? null
}

function withAnswer(quotation: Quotation, { step, properties, names }: Answer): Quotation {
  const others = quotation.simulation_choices.filter((choice) => choice.step !== step)
  const chosen = properties.map((property) => ({ id: -property, step, property, name: names[property] ?? '' }))
  const choices = [...others, ...chosen]
  return { ...quotation, step, simulation_choices: choices, properties: choices.map(({ property }) => property) }
}
