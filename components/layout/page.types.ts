import type { NextPage } from 'next'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '@/services/auth/permissions.rules'

/** What a page says about itself beside what it shows: who may open it, in which frame, under which title. */
export type Page<Props = object> = NextPage<Props> & {
  /** The permission that opens it; a page without one is public. */
  access?: Permission
  layout?: ComponentType<{ children: ReactNode }>
  /** Portuguese, without the product's name, which is added. */
  title: string
}
