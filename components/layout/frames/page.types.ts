import type { NextPage } from 'next'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '@/services/auth/permissions.rules'

/** What a page says about itself beside what it shows: who may open it, in which frame, under which title. */
export type Page<Props = object> = NextPage<Props> & {
  /** The permission that opens it; a page without one is public. */
  access?: Permission
  /** Open to who has no account, too: to anyone, or with the quotation that they began. */
  visitors?: 'anyone' | 'with quotation'
  layout?: ComponentType<{ children: ReactNode }>
  /** Portuguese, without the product's name, which is added. */
  title: string
}
