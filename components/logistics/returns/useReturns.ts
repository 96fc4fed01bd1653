import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { returnsQueryOptions } from '@/hooks/logistics/returns.queries'
import type { ReturnTodo } from '@/services/logistics/return-todo.rules'

export const PAGE_SIZE = 20

/** Values of the filter by next step in the address. */
const TODOS: Readonly<Record<string, ReturnTodo>> = {
  coletar: 'collect',
  'a-caminho': 'on_the_way',
  receber: 'receive',
  avaliar: 'appraise',
  concluidas: 'done',
  canceladas: 'canceled',
}

export const TODO_NAMES = Object.entries(TODOS)

/** The list of returns as the address describes it. */
export function useReturns() {
  const address = useListAddress({ orderings: [], filters: ['fazer', 'atraso'] })
  const { search, page, filter, ready } = address
  const todo = TODOS[filter('fazer') ?? '']
  const isLate = filter('atraso') !== null
  const list = useQuery({
    ...returnsQueryOptions({
      ...(search && { search }),
      ...(todo && { todo }),
      ...(isLate && { late: true }),
      page,
      page_size: PAGE_SIZE,
    }),
    enabled: ready,
  })
  return { ...address, todo, isLate, list }
}

export type Returns = ReturnType<typeof useReturns>
