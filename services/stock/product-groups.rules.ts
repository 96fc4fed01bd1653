/** The groups of units (specification, section 4). */
export const PRODUCT_GROUPS = ['new', 'pre-owned', 'backup', 'components', 'customers'] as const

export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

export const PRODUCT_GROUP_LABEL: Record<ProductGroup, string> = {
  new: 'Novos',
  'pre-owned': 'Seminovos',
  backup: 'Backup',
  components: 'Componentes',
  customers: 'Clientes',
}
