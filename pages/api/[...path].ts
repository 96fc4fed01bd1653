import { getRequestListener } from '@hono/node-server'
import { servedApp } from '@/server/http/served-app'

// The only door to the API; Hono reads the body itself, so that uploads can be counted while they stream. Answers stream
// too: lists as files are longer than what Next warns of.
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } }

/** The API that the process started with; `npm run dev` makes one here, so that a changed source counts from the next request. */
const load = async () =>
  process.env.NODE_ENV === 'development' ? (await import('@/server/app')).createApp().fetch : servedApp()

let loading: ReturnType<typeof load> | undefined

export default getRequestListener(
  async (request, env) => {
    const fetch = await (loading ??= load())
    return fetch(request, env)
  },
  { overrideGlobalObjects: false },
)
