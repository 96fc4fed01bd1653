import { object, string, type InferType } from '@/services/config/validation'

/** What the browser must know of the server that it talks to: one build serves every environment. */
export const runtimeConfig = object({
  /** Where the browser's errors belong; null: nobody reports. */
  sentry_dsn: string().nullable().defined(),
})

export type RuntimeConfig = InferType<typeof runtimeConfig>
