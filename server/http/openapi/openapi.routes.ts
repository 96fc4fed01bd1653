import { Hono } from 'hono'
import { allow } from '../allow'
import type { ApiEnv } from '../env'
import { CONTENT_SECURITY_POLICY, READING_POLICY } from '../security-headers'
import { answers } from './answers'
import { openApiDocument } from './openapi'
import { openApiPage } from './openapi-page'

/** The documentation of the application it is mounted in; the document is generated once. */
export function openApiRoutes(app: Hono<ApiEnv>): Hono<ApiEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined
  const documented = () => (document ??= openApiDocument(app))
  return new Hono<ApiEnv>()
    .get('/openapi.json', allow('public'), answers(undefined, { summary: 'This document' }), (c) =>
      c.json(documented()),
    )
    .get(
      '/docs',
      allow('public'),
      answers(undefined, { summary: 'This document, to read', contentType: 'text/html' }),
      (c) => c.html(openApiPage(documented()), 200, { [CONTENT_SECURITY_POLICY]: READING_POLICY }),
    )
}
