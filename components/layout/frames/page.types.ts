import type { NextPage } from 'next'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '@/services/auth/permissions.rules'

/** A page with its permission, layout and title. */
export type Page<Props = object> = NextPage<Props> & {
  /** The required permission; a page without one is public. */
  access?: Permission
  /** Also open without an account: to anyone, or to visitors with a quotation. */
  visitors?: 'anyone' | 'with quotation'
  layout?: ComponentType<{ children: ReactNode }>
  /** In Portuguese; the product's name is appended. */
  title: string
  /** The heading that its screen has for everybody, or `true` where that is the title; shown before the user is known. */
  heading?: true | { title: string; facts?: string }
  /** What a search result says of a page that anyone may open. */
  description?: string
}
