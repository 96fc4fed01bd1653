import { object, string, type InferType } from '@/services/config/validation'

/** What the browser must know about its server: one build runs in every environment. */
export const runtimeConfig = object({
  /** The DSN for browser errors; null: they are not reported. */
  sentry_dsn: string().nullable().defined(),
})

export type RuntimeConfig = InferType<typeof runtimeConfig>
