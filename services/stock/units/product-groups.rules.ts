export const PRODUCT_GROUPS = ['new', 'pre-owned', 'backup', 'components', 'customers'] as const

export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** Allocation order: backup units only when nothing else is left; components and customers' units never. */
export const ALLOCATION_ORDER: readonly (readonly ProductGroup[])[] = [['new', 'pre-owned'], ['backup']]

/** Groups that are rented out: everything on the shelf (`UP_FOR_RENTAL`) is of one of these and counts as available. */
export const RENTED_GROUPS: readonly ProductGroup[] = ALLOCATION_ORDER.flat()

export const isRentedGroup = (group: ProductGroup): boolean => RENTED_GROUPS.includes(group)

export const PRODUCT_GROUP_LABEL: Record<ProductGroup, string> = {
  new: 'Novos',
  'pre-owned': 'Seminovos',
  backup: 'Backup',
  components: 'Componentes',
  customers: 'Clientes',
}

const GROUP_NOUNS: Record<ProductGroup, { one: string; many: string }> = {
  new: { one: 'novo', many: 'novos' },
  'pre-owned': { one: 'seminovo', many: 'seminovos' },
  backup: { one: 'de backup', many: 'de backup' },
  components: { one: 'componente', many: 'componentes' },
  customers: { one: 'de cliente', many: 'de clientes' },
}

/** Units of each group as text: '40 novos, 1 seminovo'. */
export function groupsText(stock: readonly { group: ProductGroup; total: number }[]): string {
  const said = PRODUCT_GROUPS.flatMap((group) => {
    const { total = 0 } = stock.find((one) => one.group === group) ?? {}
    return total > 0
      ? [`${total.toLocaleString('pt-BR')} ${total === 1 ? GROUP_NOUNS[group].one : GROUP_NOUNS[group].many}`]
      : []
  })
  return said.join(', ')
}

/** Why a unit of this group cannot have this status: only rented groups go on the shelf. Undefined if it can. */
export const rentalGroupObjection = (group: ProductGroup, status: string): string | undefined =>
  isRentedGroup(group) || status !== 'UP_FOR_RENTAL'
    ? undefined
    : `O grupo ${PRODUCT_GROUP_LABEL[group]} não é alugado: escolha outro grupo ou guarde em depósito.`
