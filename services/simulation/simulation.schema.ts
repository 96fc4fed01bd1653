import { addressList } from '@/services/companies/addresses.schema'
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
import { personFields } from '@/services/users/person.schema'
import { lineSchema } from './money.schema'
import { productUpgradeItemSchema } from './products/upgrades.schema'
import { QUOTATION_STATUSES } from './quotations/quotation-state.rules'

/** Units of one product in a cart. */
export const MAX_UNITS = 9999

const productTypeRef = () =>
  object({ id: id().required(), name: string().required(), plural_name: string().required() })

export const simulatorSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().required(),
  image: string().required(),
  /** The lowest price at which a unit can be ordered now; null when none can. */
  starting_price: decimalString().nullable().defined(),
})

export const stepSchema = object({
  id: id().required(),
  title: string().required(),
  subtitle: string().nullable().defined(),
  order: number().integer().required(),
  property_type: object({ id: id().required(), name: string().required() }).required(),
  multiple: boolean().required(),
  optional: boolean().required(),
})

export const propertyOptionSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().nullable().defined(),
  image: string().nullable().defined(),
  hex_color: string().nullable().defined(),
  /** Whether a product matches this and the earlier answers. */
  has_products: boolean().required(),
  /** Available units of those products. */
  available: number().integer().required(),
  /** The lowest price at which one of them can be ordered now; null when none can. */
  starting_price: decimalString().nullable().defined(),
  /** Those with free units, the cheapest first, until they make up `MAX_UNITS`. */
  cheapest: array(
    object({
      product_id: id().required(),
      price: decimalString().required(),
      available: number().integer().required(),
    }),
  ).required(),
})

export const specificationSchema = object({ name: string().required(), value: string().required() })

export const productSchema = object({
  id: id().required(),
  name: string().required(),
  model: string().required(),
  description: string().required(),
  summary: string().defined(),
  color: string().nullable().defined(),
  product_type: productTypeRef().required(),
  price: decimalString().required(),
  images: array(string().required()).required(),
  /** The alternative text of each image. */
  image_alts: array(string().required()).required(),
  technical_specifications: array(specificationSchema).required(),
  available: number().integer().required(),
  /** The day on which units are expected back, when none are free and it is known. */
  available_from: string().nullable().defined(),
  /** True when it misses one answer (`allow_similar`), or is offered instead of another. */
  similar: boolean().required(),
  /** That answer, by the names of its properties; empty when it is not known. */
  missing_answers: array(string().required()).required(),
})

export const planOptionSchema = object({
  duration_months: number().integer().required(),
  description: string().required(),
  monthly_fee: decimalString().required(),
})

export const servicePackageSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().required(),
  features: array(string().required()).required(),
  monthly_fee_per_unit: decimalString().required(),
  selected: boolean().required(),
})

const quotationProductSchema = object({
  product_id: id().required(),
  name: string().required(),
  model: string().required(),
  summary: string().defined(),
  color: string().nullable().defined(),
  image: string().nullable().defined(),
  product_type: productTypeRef().required(),
  quantity: number().integer().required(),
  /** Monthly price of one unit when it was added to the cart, before plan and package. */
  price: decimalString().required(),
  /** The current price, when it differs from the cart's. */
  new_price: decimalString().nullable().defined(),
  available: number().integer().required(),
})

const deliveryItem = { product_id: id().required(), quantity: number().integer().min(0).max(MAX_UNITS).required() }

export const quotationSchema = object({
  id: id().required(),
  name: string().nullable().defined(),
  status: string().oneOf(QUOTATION_STATUSES).required(),
  simulator: simulatorSchema.required(),
  /** The last answered question. */
  step: id().nullable().defined(),
  simulation_choices: array(
    object({ id: id().required(), step: id().required(), property: id().required(), name: string().required() }),
  ).required(),
  properties: array(id().required()).required(),
  products: array(quotationProductSchema).required(),
  upgrades: array(productUpgradeItemSchema).required(),
  plan: object({ duration_months: number().integer().required() }).nullable().default(undefined).defined(),
  service_package: object({
    id: id().required(),
    name: string().required(),
    monthly_fee_per_unit: decimalString().required(),
  }).required(),
  coupon: object({ discount_code: string().required(), discount: decimalString().required() })
    .nullable()
    .default(undefined)
    .defined(),
  deliveries: array(
    object({
      address_id: id().required(),
      insurance: boolean().required(),
      items: array(object(deliveryItem)).required(),
    }),
  ).required(),
  comment: string().nullable().defined(),
  lines: array(lineSchema).required(),
  monthly_fee: decimalString().required(),
  /** False until the plan is chosen: the total is 'a partir de'. */
  final: boolean().required(),
  /** The plan that the lines are computed with: the chosen one or, until then, the cheapest. */
  priced_months: number().integer().nullable().defined(),
  /** That plan's factor as decimal text. */
  priced_factor: string().required(),
  expires_at: string().required(),
  order_mask_id: string().nullable().defined(),
})

/** The quotation with the problems that prevent finishing it. */
export const reviewSchema = quotationSchema.shape({
  addresses: addressList,
  /** The monthly fee times the months of the plan; null without a plan. */
  contract_total: decimalString().nullable().defined(),
  problems: array(
    object({
      code: string().required(),
      message: string().required(),
      /** The part of the quotation at fault: `products`, `upgrades`, `plan` or `service_package`. */
      field: string(),
    }),
  ).required(),
})

export const productTypeSchema = productTypeRef()
export const productTypeDetailSchema = productTypeSchema.shape({
  simulator: object({ id: id().required(), name: string().required() }).required(),
})

/** Visitors send their contact; a user's is known. */
export const newQuotationBody = strictObject({
  simulator: id().required(),
  username: personFields.full_name.optional(),
  email: personFields.email.optional(),
  phone: personFields.phone.optional(),
})
export const choosePropertiesBody = strictObject({
  properties: array(id().required()).required(),
  step: id().required(),
})
export const chooseProductsBody = strictObject({
  products: array(
    strictObject({ product_id: id().required(), quantity: number().integer().min(1).max(MAX_UNITS).required() }),
  )
    .max(100)
    .required(),
})
export const choosePlanBody = strictObject({ duration_months: number().integer().positive().required() })
export const choosePackageBody = strictObject({ package_id: id().required() })
export const deliveriesBody = strictObject({
  deliveries: array(
    strictObject({
      address_id: id().required(),
      insurance: boolean().required(),
      items: array(strictObject(deliveryItem)).required(),
    }),
  )
    .max(50)
    .required(),
})
/** Saved while typing, so a trailing space stays. */
export const commentBody = strictObject({ comment: string().max(2000).defined() })
export const finishBody = strictObject({
  comment: string().trim().max(2000).nullable(),
  /** After a 409 `price_changed`: accepts the current prices. */
  accept_prices: boolean(),
})
/** An empty code removes the coupon. */
export const couponBody = strictObject({ quotation: id().required(), discount_code: string().trim().max(40).defined() })

export const stepsQuery = object({ simulator: id().required() })
export const propertiesQuery = object({ quotation: id(), step: id(), product_type: id() })
export const productsQuery = object({
  quotation: id().required(),
  /** Comma-separated property ids; by default the quotation's own choices. */
  properties: string().matches(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Use uma lista de números como 1,2'),
  allow_similar: boolean().default(false),
})
export const quotationQuery = object({ quotation: id().required() })
export const productTypesQuery = object({ simulator: id() })
export const quotationParams = object({ id: id().required() })

export type Simulator = InferType<typeof simulatorSchema>
export type Step = InferType<typeof stepSchema>
export type PropertyOption = InferType<typeof propertyOptionSchema>
export type Product = InferType<typeof productSchema>
export type PlanOption = InferType<typeof planOptionSchema>
export type ServicePackage = InferType<typeof servicePackageSchema>
export type Quotation = InferType<typeof quotationSchema>
export type QuotationProduct = InferType<typeof quotationProductSchema>
export type Review = InferType<typeof reviewSchema>
export type ProductTypeDetail = InferType<typeof productTypeDetailSchema>
export type Deliveries = InferType<typeof deliveriesBody>['deliveries']
