import type { Handler } from 'hono'
import type { Schema } from 'yup'
import type { Permission } from '@/services/auth/permissions.rules'

/** What a route declares of itself: read by the OpenAPI document and by the test that wants `allow()` on every route. */
export type RouteMeta = {
  access?: Permission | 'public' | 'signed-in'
  /** Visitors may call it too: those with the key of a quotation, or anyone. */
  visitors?: 'with key' | 'anyone'
  summary?: string
  body?: Schema
  query?: Schema
  params?: Schema
  /** Content types of a body that is not JSON. */
  upload?: { field: string; accept: string; maxBytes: number }
  /** The texts of a form that has a file beside them. */
  form?: Schema
  /** `unpaged`: the array that a list is with `not_paginated`. */
  answer?: { status: number; schema?: Schema; unpaged?: Schema; contentType?: string }
  idempotent?: true
}

const META = Symbol('route meta')
type Tagged = { [META]?: RouteMeta }

/** Marks a middleware with what it declares, and gives it back. */
export function declare<H extends object>(meta: RouteMeta, middleware: H): H {
  ;(middleware as H & Tagged)[META] = meta
  return middleware
}

export const metaOf = (handler: Handler | object): RouteMeta | undefined => (handler as Tagged)[META]
