/** By what the types of property may be sorted; without one they stand by name. */
export const PROPERTY_TYPE_ORDERINGS = [
  'name',
  '-name',
  'properties_count',
  '-properties_count',
  'steps_count',
  '-steps_count',
] as const

export type PropertyTypeOrdering = (typeof PROPERTY_TYPE_ORDERINGS)[number]

/** By what the kinds of product may be sorted; without one they stand simulator by simulator. */
export const PRODUCT_TYPE_ORDERINGS = ['name', '-name', 'products_count', '-products_count'] as const

export type ProductTypeOrdering = (typeof PRODUCT_TYPE_ORDERINGS)[number]
