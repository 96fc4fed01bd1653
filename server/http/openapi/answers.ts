import { createMiddleware } from 'hono/factory'
import type { Schema } from 'yup'
import type { ApiEnv } from '../env'
import { declare, type RouteMeta } from './meta'

type Answer = NonNullable<RouteMeta['answer']>

/**
 * Declares a route's answer. In tests every answer is validated against the schema, so that documentation, typed client
 * and mocked network cannot drift from the API; production does not check.
 */
export function answers(
  schema: Schema | undefined,
  options: Partial<Omit<Answer, 'schema'>> & { summary?: string } = {},
) {
  const { summary, status = 200, ...rest } = options
  const middleware = createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (process.env.NODE_ENV !== 'test' || !schema || !c.res.ok) return
    const json: unknown = await c.res.clone().json()
    await (rest.unpaged && Array.isArray(json) ? rest.unpaged : schema)
      .validate(json, { strict: true, abortEarly: false })
      .catch((error: unknown) => {
        throw new Error(
          `${c.req.method} ${c.req.path} answered against its contract: ${String(error)} ${JSON.stringify(error)}`,
        )
      })
  })
  return declare({ summary, answer: { status, schema, ...rest } }, middleware)
}
