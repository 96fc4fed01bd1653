// `npm run api`: the API alone, without Next.
import { serve } from '@hono/node-server'
import { createApp } from '@/server/app'
import { boot, shutDown } from '@/server/boot'
import { settings } from '@/server/config/settings'
import { migrate } from '@/server/db/migrate'

async function main(): Promise<void> {
  const { DATABASE_URL, PORT, HOST, SENTRY_DSN, KEEP_ALIVE_MS } = settings()
  if (SENTRY_DSN) (await import('../sentry.server.config')).start(SENTRY_DSN)
  await migrate(DATABASE_URL)
  await boot()
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS }
  const server = serve({ fetch: createApp().fetch, port: PORT, hostname: HOST, serverOptions }, ({ port }) => {
    process.stdout.write(`API at http://localhost:${String(port)}/api\n`)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => void shutDown().then(() => process.exit(0)))
    })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
