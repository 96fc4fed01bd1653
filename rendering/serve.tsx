import type { IncomingMessage } from 'node:http'
import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query'
import type { DocumentContext } from 'next/document'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { type Served, ServedContext } from '@/contexts/ServedContext'
import { authKeys } from '@/hooks/auth/auth.queries'
import { isLasting } from '@/services/auth/access-token.rules'
import { getLoggedUser } from '@/services/auth/auth.service'
import { servedWidth } from '@/services/browser/page-width.rules'
import type { Sender } from '@/services/http/axios-client'
import { answerFrom } from '@/services/http/client'

/** Queries that a page makes once others have been answered are asked in a second round; later ones by the browser. */
const ROUNDS = 2
/** In milliseconds. The page comes without what takes longer. */
const PATIENCE_MS = 1500

type Request = Pick<DocumentContext, 'req' | 'AppTree'>
export type Rendered = Served & { queryClient: QueryClient }

/**
 * Asks the queries of a page for who requests it, before it is rendered. They are those that it makes when it is rendered
 * without their answers.
 * @returns null for a prerendered page, for who is not logged in, and when the log-in has to be renewed first
 */
export async function serve({ req, AppTree }: Request): Promise<Rendered | null> {
  const token = /(?:^|; )access=([^;]+)/.exec(req?.headers.cookie ?? '')?.[1]
  if (!req || !token || !isLasting(token, Date.now())) return null
  const send = senderOf(req, token)
  const queryClient = createQueryClient()
  const user = await answerFrom(send, getLoggedUser).catch(() => null)
  if (!user) return null
  queryClient.setQueryData(authKeys.user(), user)

  const served = { answers: [], width: servedWidth(req.headers), at: Date.now(), queryClient }
  const queries = () => queryClient.getQueryCache().getAll()
  for (let round = 0; round < ROUNDS; round += 1) {
    renderApart(
      <ServedContext value={served}>
        <AppTree pageProps={{}} />
      </ServedContext>,
    )
    const asked = queries().filter(isAsked)
    if (asked.length === 0) break
    await Promise.all(asked.map((query) => ask(query, queryClient, send)))
  }
  const answered = queries().filter(({ state }) => state.data !== undefined)
  return { ...served, answers: answered.map(({ queryKey, state }) => [queryKey, state.data] as const) }
}

/** Asks the API at the address that the page was asked for at, as the browser would. */
function senderOf({ socket }: IncomingMessage, token: string): Sender {
  const host = socket.localAddress?.includes(':') ? `[${socket.localAddress}]` : socket.localAddress
  const origin = `http://${String(host)}:${String(socket.localPort)}`
  const patience = AbortSignal.timeout(PATIENCE_MS)
  return async (address) => {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
    const answer = await fetch(new URL(address, origin), { headers, signal: patience })
    if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`)
    return answer.json() as Promise<unknown>
  }
}

const isAsked = ({ state, options, meta }: Query): boolean =>
  state.data === undefined &&
  meta?.browserOnly !== true &&
  (options as { enabled?: unknown }).enabled !== false &&
  typeof options.queryFn === 'function' &&
  // The pages of an endless list are another kind of answer.
  !('initialPageParam' in options)

/** Leaves a query without an answer where there is none: the browser asks again, and shows why. */
async function ask({ queryKey, options, meta }: Query, client: QueryClient, send: Sender): Promise<void> {
  const queryFn = options.queryFn as QueryFunction
  try {
    const answer = await answerFrom(send, (signal) => queryFn({ client, queryKey, meta, signal }))
    client.setQueryData(queryKey, answer)
  } catch {
    // The API has logged it.
  }
}

/** So many renderings share a sheet. It keeps each style once, so that its size is bounded by the application's styles. */
const RENDERINGS_A_SHEET = 1000
let sheet = new ServerStyleSheet()
let renderings = 0

/** Apart from the styles of the page itself, which are compiled for each page anew. */
function renderApart(page: ReactNode): void {
  renderings += 1
  if (renderings % RENDERINGS_A_SHEET === 0) sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(page))
}
