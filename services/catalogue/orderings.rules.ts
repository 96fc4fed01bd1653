/** Sort orders of the categories; the default is by title. */
export const CATEGORY_ORDERINGS = ['title', '-title', 'products_count', '-products_count'] as const

export type CategoryOrdering = (typeof CATEGORY_ORDERINGS)[number]

/** Sort orders of the plans; by default grouped by simulator, the shortest first. */
export const PLAN_ORDERINGS = ['duration_months', '-duration_months', 'factor', '-factor'] as const

export type PlanOrdering = (typeof PLAN_ORDERINGS)[number]

export const PRODUCT_ORDERINGS = ['name', '-name', 'price', '-price', 'created_at', '-created_at'] as const

export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number]

/** Sort orders of the properties; by default grouped by type, in the simulator's order. */
export const PROPERTY_ORDERINGS = ['name', '-name', 'products_count', '-products_count'] as const

export type PropertyOrdering = (typeof PROPERTY_ORDERINGS)[number]

/** Sort orders of the service packages; by default grouped by simulator, in the simulator's order. */
export const SERVICE_PACKAGE_ORDERINGS = ['name', '-name', 'monthly_fee_per_unit', '-monthly_fee_per_unit'] as const

export type ServicePackageOrdering = (typeof SERVICE_PACKAGE_ORDERINGS)[number]

/** Sort orders of the simulators; the default is the order that customers see. */
export const SIMULATOR_ORDERINGS = [
  'name',
  '-name',
  'products_count',
  '-products_count',
  'open_quotations',
  '-open_quotations',
] as const

export type SimulatorOrdering = (typeof SIMULATOR_ORDERINGS)[number]

/** Sort orders of the property types; the default is by name. */
export const PROPERTY_TYPE_ORDERINGS = [
  'name',
  '-name',
  'properties_count',
  '-properties_count',
  'steps_count',
  '-steps_count',
] as const

export type PropertyTypeOrdering = (typeof PROPERTY_TYPE_ORDERINGS)[number]

/** Sort orders of the product types; by default grouped by simulator. */
export const PRODUCT_TYPE_ORDERINGS = ['name', '-name', 'products_count', '-products_count'] as const

export type ProductTypeOrdering = (typeof PRODUCT_TYPE_ORDERINGS)[number]

/** Sort orders of the upgrades; the default is the order in the simulator. */
export const UPGRADE_ORDERINGS = ['name', '-name', 'monthly_fee', '-monthly_fee'] as const

export type UpgradeOrdering = (typeof UPGRADE_ORDERINGS)[number]
