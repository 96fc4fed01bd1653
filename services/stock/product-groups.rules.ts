/** The groups of units (specification, section 4). */
export const PRODUCT_GROUPS = ['new', 'pre-owned', 'backup', 'components', 'customers'] as const

export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** Which are rented out first, spare units only when nothing else is left; parts and customers' own units after all others. */
export const GROUPS_IN_TURN: readonly (readonly ProductGroup[])[] = [
  ['new', 'pre-owned'],
  ['backup'],
  ['components', 'customers'],
]

export const PRODUCT_GROUP_LABEL: Record<ProductGroup, string> = {
  new: 'Novos',
  'pre-owned': 'Seminovos',
  backup: 'Backup',
  components: 'Componentes',
  customers: 'Clientes',
}

const WORDS: Record<ProductGroup, { one: string; many: string }> = {
  new: { one: 'novo', many: 'novos' },
  'pre-owned': { one: 'seminovo', many: 'seminovos' },
  backup: { one: 'de backup', many: 'de backup' },
  components: { one: 'componente', many: 'componentes' },
  customers: { one: 'de cliente', many: 'de clientes' },
}

/** '40 novos, 1 seminovo': units of each group, of what there is any of. */
export function groupsInWords(stock: readonly { group: ProductGroup; total: number }[]): string {
  const said = PRODUCT_GROUPS.flatMap((group) => {
    const { total = 0 } = stock.find((one) => one.group === group) ?? {}
    return total > 0 ? [`${total.toLocaleString('pt-BR')} ${total === 1 ? WORDS[group].one : WORDS[group].many}`] : []
  })
  return said.join(', ')
}
