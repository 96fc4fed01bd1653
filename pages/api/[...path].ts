import { getRequestListener } from '@hono/node-server'
import { createApp } from '@/server/app'

// The only door to the API; Hono reads the body itself, so that uploads can be counted while they stream.
export const config = { api: { bodyParser: false, externalResolver: true } }

export default getRequestListener(createApp().fetch, { overrideGlobalObjects: false })
