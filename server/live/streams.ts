import { currentActor } from '@/server/auth/sessions.service'
import { listen, type Subscription } from '@/server/db/notices'
import { log } from '@/server/http/log'
import type { Actor } from '@/services/auth/actor.rules'
import { HEARTBEAT_MS, mayReceive, type OwnedChange } from '@/services/live/live.rules'
import { LIVE_CHANNEL, type Notice } from './live.service'

/** The stream of one open tab. */
export type Stream = { actor: Actor; send: (frame: string) => void; end: () => void }

type Live = {
  streams: Set<Stream>
  listening: Subscription
  /** Notices are handled in sequence, so that a user who lost a permission receives nothing afterwards. */
  handled: Promise<void>
  end: () => Promise<void>
}

/** More than the number of tabs a user looks at. */
const MAX_STREAMS_PER_USER = 10

// On globalThis, because Next bundles pages and instrumentation separately.
const holder = globalThis as typeof globalThis & { arrendaLive?: Live }

export const frameOf = ({ owner_id: _, ...change }: OwnedChange): string => `data: ${JSON.stringify(change)}\n\n`

/** To the tabs of one person: their notifications changed. */
const BELL_FRAME = 'event: notification\ndata:\n\n'

/** The streams of this process and its one listening connection. */
export function live(): Live {
  return (holder.arrendaLive ??= begin())
}

/** Closes every stream so that the process can exit; browsers reconnect to another one. */
export async function endLive(): Promise<void> {
  await holder.arrendaLive?.end()
}

function begin(): Live {
  const streams = new Set<Stream>()
  const endAll = () => [...streams].forEach((stream) => stream.end())
  // Notices sent while the connection is down are lost: the streams end, and their browsers request the missed changes.
  const listening = listen(LIVE_CHANNEL, { onNotice: handle, onLost: endAll })
  const beat = setInterval(() => streams.forEach(({ send }) => send(': \n\n')), HEARTBEAT_MS).unref()
  const begun: Live = {
    streams,
    listening,
    handled: Promise.resolve(),
    end: async () => {
      delete holder.arrendaLive
      clearInterval(beat)
      endAll()
      await listening.end()
    },
  }

  function handle(payload: string): void {
    const notice = JSON.parse(payload) as Notice
    begun.handled = begun.handled
      .then(() => deliver([...streams], notice))
      .catch((error: unknown) => {
        log().error({ err: error }, 'live updates')
        // Users whose permissions could not be loaded may have lost them.
        endAll()
      })
  }
  return begun
}

async function deliver(streams: readonly Stream[], notice: Notice): Promise<void> {
  if ('change' in notice) {
    const frame = frameOf(notice.change)
    for (const stream of streams) if (mayReceive(stream.actor, notice.change)) stream.send(frame)
    return
  }
  if ('bell' in notice) {
    for (const stream of streams) if (stream.actor.id === notice.bell) stream.send(BELL_FRAME)
    return
  }
  const isConcerned = ({ actor }: Stream) =>
    'user' in notice ? actor.id === notice.user : actor.companyId === notice.company
  for (const stream of streams.filter(isConcerned)) await closeWithoutPermission(stream)
}

/** Ends a stream whose user has other permissions than when it was opened; the browser reconnects. */
export async function closeWithoutPermission(stream: Stream): Promise<void> {
  const { id, sessionId = '' } = stream.actor
  const now = await currentActor(id, sessionId)
  if (!now || permissionsOf(now) !== permissionsOf(stream.actor)) stream.end()
}

const permissionsOf = ({ groups, isCompanyAdmin, companyId, permittedCompanyIds, waitsFor }: Actor): string =>
  JSON.stringify([groups, isCompanyAdmin, companyId, permittedCompanyIds, waitsFor])

/** Ends the oldest streams of a user beyond the limit; they reconnect when their tab is shown again. */
export function makeRoom(streams: ReadonlySet<Stream>, userId: number): void {
  const own = [...streams].filter(({ actor }) => actor.id === userId)
  for (const oldest of own.slice(0, Math.max(0, own.length - MAX_STREAMS_PER_USER + 1))) {
    oldest.send('event: rest\ndata:\n\n')
    oldest.end()
  }
}
