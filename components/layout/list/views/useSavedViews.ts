import { useQuery } from '@tanstack/react-query'
import { savedViewsQueryOptions } from '@/hooks/saved-views/saved-views.queries'
import type { SavedViews } from '@/services/saved-views/saved-views.rules'
import { useAddressQuery } from '../useListAddress'
import type { ListView, ViewAddress, ViewsOfList } from './listViews.types'

/** Changes of the address that return a list to its first page. */
export const FIRST_PAGE = { pagina: null, apos: null, antes: null }

/**
 * The views of a list and the one that the address names. The filters of a saved view are written out in the address, so
 * that a link to it shows the same list to others; one that opens by default is read as if the address named it.
 */
export function useSavedViews<Query extends object, View extends ListView<Query>>(of: ViewsOfList<Query, View>) {
  const { ready, read, write } = useAddressQuery()
  const { data, isPending } = useQuery(savedViewsQueryOptions<SavedViews<Query>>(of.list))
  const saved = data?.views ?? []
  const named = read('visao')
  const key = named ?? data?.first ?? null
  const tabs = [
    ...of.builtIn,
    ...saved.map(({ id, name, query }) => of.toView({ key: String(id), label: name, query })),
  ]
  const known = tabs.find((one) => one.key === key)
  const isLinked = !known && key !== null && /^\d+$/.test(key)
  const view = known ?? (isLinked ? of.toView({ key, label: 'Visão do link', query: {} }) : of.builtIn[0])
  const own = saved.find(({ id }) => String(id) === view.key)

  const unnamed: ViewAddress = own && named === null ? { ...of.toAddress(own.query), visao: view.key } : {}
  const readAll = (name: string): string | null => read(name) ?? unnamed[name] ?? null
  const writeAll = (changes: ViewAddress): void => {
    const open = Object.keys(unnamed).map((name) => [name, readAll(name)] as const)
    write({ ...Object.fromEntries(open), ...changes })
  }
  return {
    of,
    /** The views, the user's own ones at the end. */
    tabs,
    view,
    /** The current view, if the user saved it. */
    own,
    saved,
    /** It came with a link and belongs to somebody else. */
    isLinked,
    /** The address holds its whole query: nothing is added to what it says. */
    isWrittenOut: own !== undefined || isLinked,
    first: data?.first ?? of.builtIn[0].key,
    /** The columns that the user chose for the list. */
    columns: data?.columns ?? null,
    /** In place of `useAddressQuery`. */
    address: { ready: ready && (named !== null || !isPending), read: readAll, write: writeAll },
    /** Opens a view as it was saved. */
    open: (next: string) => {
      const query = saved.find(({ id }) => String(id) === next)?.query ?? {}
      write({ ...of.toAddress(query), visao: next, colunas: null, ...FIRST_PAGE })
    },
    /** Opens the view that was just created from the current list. */
    show: (next: string, query: Partial<Query>) => write({ ...of.toAddress(query), visao: next, ...FIRST_PAGE }),
  }
}

export type SavedViewState<Query extends object, View extends ListView<Query>> = ReturnType<
  typeof useSavedViews<Query, View>
>
