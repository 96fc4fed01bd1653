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
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { UPGRADE_ORDERINGS } from '../orderings.rules'
import { isMeasurable } from './upgrade-effect.rules'

const named = () => object({ id: id().required(), name: string().required() })
const count = () => number().integer().min(0).required()

/** An upgrade that can be rented on top of a unit, as staff see it. */
export const upgradeSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().nullable().defined(),
  /** For one unit; plans do not change it. */
  monthly_fee: decimalString().required(),
  /** The specification that it changes, as products name it; null when it changes none. */
  specification: string().nullable().defined(),
  /** Its new value ('1 TB SSD') or what is added ('+16 GB'). */
  value: string().nullable().defined(),
  /** Sort position in the simulator, ascending. */
  position: count(),
  active: boolean().required(),
  /** Offered for all products of these types… */
  product_types: array(named()).required(),
  /** …and for these products. */
  products: array(named()).required(),
  /** Active products that it improves and is offered for. */
  products_count: count(),
  /** Open simulations that include it. */
  quotations_count: count(),
  orders_count: count(),
})

export const upgradePage = pageOf(upgradeSchema)

export const upgradeListQuery = object({
  ...pageQuery,
  /** Part of the name or the description, ignoring accents. */
  search: string().trim().max(80),
  /** Offered for the whole type, or for a product of it. */
  product_type: id(),
  product: id(),
  active: boolean(),
  ordering: string().oneOf(UPGRADE_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const upgradeCsvQuery = upgradeListQuery.omit(['page', 'page_size'])

export const upgradeParams = object({ id: id().required() })

export const NO_MEASURE = 'Use um valor como 1 TB SSD ou +16 GB'
export const NO_PAIR = 'Preencha o que muda e o novo valor, ou nenhum dos dois'

const fields = {
  name: () => string().trim().min(1, 'Preencha esse campo').max(80),
  description: () => string().trim().max(300).nullable(),
  fee: () =>
    string()
      .matches(/^\d{1,10}\.\d{2}$/, { message: 'Use um valor como 24,90', excludeEmptyString: true })
      .test('fee', 'Digite um valor maior que zero', (value) => !value || Number(value) > 0),
  specification: () => string().trim().max(60).nullable(),
  value: () =>
    string()
      .trim()
      .max(60)
      .nullable()
      .test('measurable', NO_MEASURE, (value) => !value || isMeasurable(value)),
  position: () => number().integer().min(0).max(9999),
  ids: (max: number) => array(id().required()).max(max),
}

export const NO_PRODUCT = 'Escolha um tipo de produto ou um produto'

const MAX_TYPES = 100
const MAX_PRODUCTS = 500

export const newUpgradeBody = strictObject({
  name: fields.name().required(),
  description: fields.description(),
  monthly_fee: fields.fee().required(),
  specification: fields.specification(),
  value: fields.value().test('pair', NO_PAIR, function isPair(value) {
    const { specification } = this.parent as { specification?: string | null }
    return Boolean(specification) === Boolean(value)
  }),
  /** Without a position it is added last. */
  position: fields.position(),
  product_type_ids: fields.ids(MAX_TYPES).test('somewhere', NO_PRODUCT, function isSomewhere(types) {
    const { product_ids: products } = this.parent as { product_ids?: readonly number[] }
    return (types ?? []).length + (products ?? []).length > 0
  }),
  product_ids: fields.ids(MAX_PRODUCTS),
  active: boolean(),
})

/** Omitted fields stay as they are. */
export const upgradeChangeBody = strictObject({
  name: fields.name(),
  description: fields.description(),
  monthly_fee: fields.fee().min(1, 'Preencha esse campo'),
  specification: fields.specification(),
  value: fields.value(),
  position: fields.position(),
  product_type_ids: fields.ids(MAX_TYPES),
  product_ids: fields.ids(MAX_PRODUCTS),
  active: boolean(),
})

/** The product types and products that an upgrade can be offered for. */
export const upgradeChoicesSchema = object({
  product_types: array(named()).required(),
  products: array(object({ id: id().required(), name: string().required(), product_type: id().required() })).required(),
})

export type Upgrade = InferType<typeof upgradeSchema>
export type UpgradeListQuery = InferType<typeof upgradeListQuery>
export type UpgradeCsvQuery = InferType<typeof upgradeCsvQuery>
export type NewUpgrade = InferType<typeof newUpgradeBody>
export type UpgradeChange = InferType<typeof upgradeChangeBody>
export type UpgradeChoices = InferType<typeof upgradeChoicesSchema>
