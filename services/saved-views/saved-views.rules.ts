/** The staff lists whose views can be saved: their calls, and whether a view also has columns. */
export const LISTS_WITH_VIEWS = {
  orders: { path: '/order-views', hasColumns: true },
  invoices: { path: '/invoice-views', hasColumns: false },
} as const

export type ListWithViews = keyof typeof LISTS_WITH_VIEWS

/** The most views one user may have of a list. */
export const MAX_VIEWS = 20

/** A view that somebody saved. */
export type SavedView<Query extends object = object> = {
  id: number
  name: string
  query: Query
  /** Only of lists whose columns can be chosen; null for those of the list. */
  columns?: string[] | null
}

/** One user's views of a list, and how it opens. */
export type SavedViews<Query extends object = object> = {
  views: SavedView<Query>[]
  /** The key of a built-in view, or the id of an own one as text; null for the default. */
  first: string | null
  columns?: string[] | null
}

export type NewSavedView = Omit<SavedView, 'id'>
export type SavedViewChange = Partial<NewSavedView>
export type SavedViewSettings = Partial<Omit<SavedViews, 'views'>>
