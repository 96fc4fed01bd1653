import type { ListWithViews } from '@/services/saved-views/saved-views.rules'

/** A view as a tab: built in, saved by the user, or one that came with a link. */
export type ListView<Query extends object> = { key: string; label: string; query: Partial<Query> }

/** Parameters of the address; null removes one. */
export type ViewAddress = Readonly<Record<string, string | null>>

/** What a list says of its views. */
export type ViewsOfList<Query extends object, View extends ListView<Query>> = {
  list: ListWithViews
  /** The first one is the default. */
  builtIn: readonly [View, ...View[]]
  /** The key of the built-in view that opens when a saved one is deleted: everything. */
  everything: string
  /** A saved view as a tab of this list. */
  toView: (saved: ListView<Query>) => View
  /** The whole query as parameters of the address. */
  toAddress: (query: Partial<Query>) => ViewAddress
  /** "Os pedidos": the beginning of sentences about the list. */
  subject: string
  /** "filtros, ordem e colunas": what a view stores. */
  stored: string
}
