import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import type { ListFilter } from '@/components/ui/tables/listScreen.types'
import { colleaguesQueryOptions, equipmentQueryOptions } from '@/hooks/equipment/equipment.queries'
import { CATEGORY_LABEL, TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'

type Options = {
  filter: (name: string) => string | null
  rows: readonly TicketSummary[] | undefined
  /** Whoever sees only their own tickets needs no choice of people. */
  isAlone: boolean
}

/** How many units or people a search offers. */
const OFFERED = 20

/** The filters of the customer's list; units and people are searched on the server once a list opens. */
export function useTicketFilters({ filter, rows = [], isAlone }: Options): readonly (ListFilter | false)[] {
  const [unitSearch, setUnitSearch] = useState<string>()
  const [personSearch, setPersonSearch] = useState<string>()
  const units = useQuery({
    ...equipmentQueryOptions({ search: unitSearch, page_size: OFFERED }),
    enabled: unitSearch !== undefined,
  })
  const people = useQuery({ ...colleaguesQueryOptions(personSearch ?? ''), enabled: personSearch !== undefined })
  const [unit, person] = [filter('equipamento'), filter('pessoa')]
  return [
    {
      key: 'categoria',
      label: 'Categoria',
      options: TICKET_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] })),
    },
    {
      key: 'equipamento',
      label: 'Equipamento',
      options: (units.data?.results ?? []).map(({ id, serial, product }) => ({
        value: String(id),
        label: serial,
        note: product.name,
      })),
      valueLabel: rows.find((row) => String(row.unit?.id) === unit)?.unit?.serial ?? 'escolhido',
      onSearch: setUnitSearch,
      isSearching: units.isFetching,
    },
    !isAlone && {
      key: 'pessoa',
      label: 'Quem abriu',
      options: toSelectOptions(
        (people.data ?? []).map(({ id, first_name }) => ({ id, name: first_name })),
        null,
      ),
      valueLabel: rows.find((row) => String(row.opened_by.id) === person)?.opened_by.name ?? 'escolhido',
      onSearch: setPersonSearch,
      isSearching: people.isFetching,
    },
  ]
}
