import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** What the HTML of a page that was rendered for somebody holds besides its markup: with it the browser renders the same. */
export type Served = {
  /** The answers of the page's queries, by their keys. */
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[]
  /** The width that the page was rendered for, in CSS pixels. */
  width: number
  /** When it was rendered, in milliseconds. */
  at: number
}

/** On the server with the cache that holds the answers; null on pages that are the same for everybody. */
export const ServedContext = createContext<(Served & { queryClient?: QueryClient }) | null>(null)

export const useServed = () => useContext(ServedContext)

/** The element that holds it, as JSON. */
const ID = 'served'

/** `<` would end the element. */
export const servedElement = (served: Served) => ({
  id: ID,
  type: 'application/json',
  dangerouslySetInnerHTML: { __html: JSON.stringify(served).replaceAll('<', '\\u003c') },
})

export function readServed(): Served | null {
  const text = document.getElementById(ID)?.textContent
  return text ? (JSON.parse(text) as Served) : null
}
