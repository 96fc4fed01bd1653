import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'

/** An upgrade offered for products of a cart. */
export const offeredUpgradeSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().nullable().defined(),
  /** For one unit; plans do not change it. */
  monthly_fee: decimalString().required(),
  /** The products of the cart that it is offered for. */
  products: array(id().required()).required(),
  /** From what to what, for the products whose specification it changes. */
  effects: array(
    object({
      product_id: id().required(),
      specification: string().required(),
      from: string().required(),
      to: string().required(),
    }),
  ).required(),
})

/** An upgrade of a product of the cart. */
export const productUpgradeItemSchema = object({
  id: id().required(),
  quotation_id: id().required(),
  product_id: id().required(),
  upgrade_id: id().required(),
  name: string().required(),
  quantity: number().integer().required(),
  /** For one unit, when it was added to the cart. */
  monthly_fee: decimalString().required(),
  /** The current fee, when it differs from the cart's. */
  new_monthly_fee: decimalString().nullable().defined(),
  /** False once it is no longer offered for this product: it has to be removed before ordering. */
  offered: boolean().required(),
})

export const productUpgradeItemBody = strictObject({
  quotation_id: id().required(),
  product_id: id().required(),
  upgrade_id: id().required(),
  quantity: number().integer().min(1).max(9999).required(),
})

export const productUpgradeItemParams = object({ id: id().required() })

export type OfferedUpgrade = InferType<typeof offeredUpgradeSchema>
export type ProductUpgradeItem = InferType<typeof productUpgradeItemSchema>
export type UpgradeItemBody = InferType<typeof productUpgradeItemBody>
