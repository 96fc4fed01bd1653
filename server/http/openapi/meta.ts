import type { Handler } from 'hono'
import type { Schema } from 'yup'
import type { Permission } from '@/services/auth/permissions.rules'

/** What a route declares about itself, for the OpenAPI document and for the test that every route has `allow()`. */
export type RouteMeta = {
  access?: Permission | 'public' | 'signed-in'
  /** Visitors may call it too: only those with the key of a quotation, or anyone. */
  visitors?: 'with key' | 'anyone'
  summary?: string
  body?: Schema
  query?: Schema
  params?: Schema
  /** The content type of a body that is not JSON. */
  upload?: { field: string; accept: string; maxBytes: number }
  /** A second file of the same form. */
  otherUpload?: { field: string; accept: string; maxBytes: number }
  /** The largest body that the route reads; without it, `limitBody`'s default. */
  maxBodyBytes?: number
  /** The texts of a form that has a file beside them. */
  form?: Schema
  /** `unpaged`: the array that a list returns with `not_paginated`. */
  answer?: { status: number; schema?: Schema; unpaged?: Schema; contentType?: string }
  idempotent?: true
}

const META = Symbol('route meta')
type Tagged = { [META]?: RouteMeta }

/** Attaches a route's declaration to a middleware and returns the middleware. */
export function declare<H extends object>(meta: RouteMeta, middleware: H): H {
  ;(middleware as H & Tagged)[META] = meta
  return middleware
}

export const metaOf = (handler: Handler | object): RouteMeta | undefined => (handler as Tagged)[META]
