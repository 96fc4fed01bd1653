import { settings } from '@/server/config/settings'
import { parseDsn, type Dsn } from '@/services/monitoring/dsn.rules'

/** The project that the browser reports to: its own one when there is one, else the server's; null without any. */
export function browserDsn(): Dsn | null {
  const text = settings().NEXT_PUBLIC_SENTRY_DSN ?? settings().SENTRY_DSN
  return text ? parseDsn(text) : null
}
