import { getRequestListener } from '@hono/node-server'
import { createApp } from '@/server/app'

// The only door to the API; Hono reads the body itself, so that uploads can be counted while they stream. Answers stream
// too: lists as files are longer than what Next warns of.
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } }

export default getRequestListener(createApp().fetch, { overrideGlobalObjects: false })
