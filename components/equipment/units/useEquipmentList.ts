import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useLogin } from '@/contexts/LoginContext'
import { equipmentQueryOptions, useEquipmentCsv } from '@/hooks/equipment/equipment.queries'
import { CUSTOMER_HELD_STATUSES, EQUIPMENT_ORDERINGS } from '@/services/equipment/equipment.rules'
import type { EquipmentCsvQuery } from '@/services/equipment/equipment.schema'

export const PAGE_SIZE = 20

/** In the place of a person: those that nobody uses. */
export const NOBODY = 'ninguem'

/** The company's units as the address describes the list. */
export function useEquipmentList() {
  const { actor } = useLogin()
  const address = useListAddress({
    orderings: EQUIPMENT_ORDERINGS,
    filters: ['status', 'produto', 'pessoa', 'endereco', 'pedido', 'confirmar'],
  })
  const { ready, search, ordering, page } = address
  const status = CUSTOMER_HELD_STATUSES.find((one) => one === address.filter('status'))
  const [product, place, person] = [
    address.filterId('produto'),
    address.filterId('endereco'),
    address.filterId('pessoa'),
  ]
  const order = address.filter('pedido')
  const filters: Partial<EquipmentCsvQuery> = {
    ...(search && { search }),
    ...(status && { status }),
    ...(product && { product }),
    ...(place && { address: place }),
    ...(person && { user: person }),
    ...(address.filter('pessoa') === NOBODY && { nobody: true }),
    ...(order && /^\d{6}$/.test(order) && { order }),
    ...(address.filter('confirmar') && actor && { user: actor.id, to_confirm: true }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...equipmentQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: useEquipmentCsv(filters) }
}

export type EquipmentList = ReturnType<typeof useEquipmentList>
