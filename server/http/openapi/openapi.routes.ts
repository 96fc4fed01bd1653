import { Hono } from 'hono'
import { settings } from '@/server/config/settings'
import { allow } from '../allow'
import type { ApiEnv } from '../env'
import { Refusal } from '../refusal'
import { CONTENT_SECURITY_POLICY, READING_POLICY } from '../security-headers'
import { answers } from './answers'
import { openApiDocument } from './openapi'
import { openApiPage } from './openapi-page'

/** Who may call what is a map for attackers: production shows it only where `API_DOCS` says so. */
function requireOpen(): void {
  const { API_DOCS, DEMO_DATA, NODE_ENV } = settings()
  const isOpen = API_DOCS === undefined ? DEMO_DATA === 'on' || NODE_ENV !== 'production' : API_DOCS === 'on'
  if (!isOpen) throw new Refusal('not_found')
}

/** The documentation of the application it is mounted in; the document is generated once. */
export function openApiRoutes(app: Hono<ApiEnv>): Hono<ApiEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined
  const documented = () => (document ??= openApiDocument(app))
  return new Hono<ApiEnv>()
    .get('/openapi.json', allow('public'), answers(undefined, { summary: 'This document' }), (c) => {
      requireOpen()
      return c.json(documented())
    })
    .get(
      '/docs',
      allow('public'),
      answers(undefined, { summary: 'This document, to read', contentType: 'text/html' }),
      (c) => {
        requireOpen()
        return c.html(openApiPage(documented()), 200, { [CONTENT_SECURITY_POLICY]: READING_POLICY })
      },
    )
}
