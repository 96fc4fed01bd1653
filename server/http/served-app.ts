import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { ApiEnv } from './env'
import { Refusal } from './refusal'

type Fetch = Hono<ApiEnv>['fetch']

// Next compiles instrumentation.ts and pages/api apart: what one hands to the other hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaFetch?: Fetch }

/** Makes this the API of the process (docs/adr/0577). */
export function serveApp(app: Hono<ApiEnv>): void {
  holder.arrendaFetch = app.fetch
}

/** The API of the process; an answer 503 to everything if another process serves it (`SERVE_API=off`). */
export const servedApp = (): Fetch => holder.arrendaFetch ?? answerUnavailable

function answerUnavailable(): Response {
  const { code, errors, status } = new Refusal('unavailable')
  return Response.json({ errors, code, request_id: randomUUID() } satisfies ErrorEnvelope, { status })
}
