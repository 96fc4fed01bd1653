import { object, string } from 'yup'
import { parseJson } from '@/server/integrations/http'

const body = object({ charge: object({ id: string().max(100).required() }).required() }).required()

/**
 * The charge that a webhook is about. Nothing else in it is trusted, since webhooks may be late, repeated or out of order: it
 * only triggers reading the charge. Null for anything else.
 */
export function chargeOfWebhook(rawBody: Uint8Array): string | null {
  const value = parseJson(Buffer.from(rawBody).toString('utf8'))
  return body.isValidSync(value, { strict: true }) ? value.charge.id : null
}
