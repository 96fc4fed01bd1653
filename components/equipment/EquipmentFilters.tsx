import { useQuery } from '@tanstack/react-query'
import { nameOptions } from '@/components/ui/forms/nameOptions'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { equipmentSummaryQueryOptions } from '@/hooks/equipment/equipment.queries'
import { placeName } from '@/services/equipment/place.rules'
import { type EquipmentList, NOBODY } from './useEquipmentList'

/** What the units can be narrowed to; to a status by the views above. */
export const EquipmentFilters = ({ equipment }: { equipment: EquipmentList }) => {
  const { data: summary } = useQuery(equipmentSummaryQueryOptions())
  const { products = [], addresses = [], people = [], nobody = 0 } = summary ?? {}
  const [product, place, person] = ['produto', 'endereco', 'pessoa'].map((name) => equipment.filter(name))
  const order = equipment.filter('pedido')
  const places = addresses.map((address) => ({ id: address.id, name: placeName(address) }))
  const persons = people.map(({ id, first_name }) => ({ id, name: first_name }))
  const filters: Filter[] = [
    { key: 'produto', label: 'Produto', value: product ?? null, options: nameOptions(products, product ?? null) },
    {
      key: 'pessoa',
      label: 'Responsável',
      value: person ?? null,
      options: [
        ...(nobody > 0 || person === NOBODY ? [{ value: NOBODY, label: 'Sem responsável' }] : []),
        ...nameOptions(persons, person === NOBODY ? null : (person ?? null)),
      ],
    },
    { key: 'endereco', label: 'Endereço', value: place ?? null, options: nameOptions(places, place ?? null) },
    ...(order ? [{ key: 'pedido', label: 'Pedido', value: order, options: [{ value: order, label: order }] }] : []),
  ]
  return (
    <FilterChips
      filters={filters.filter(({ options }) => options.length > 0)}
      onChange={equipment.setFilter}
      onClear={equipment.clear}
    />
  )
}
