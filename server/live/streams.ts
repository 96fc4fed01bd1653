import { currentActor } from '@/server/auth/sessions.service'
import { listen, type Subscription } from '@/server/db/notices'
import { log } from '@/server/http/log'
import type { Actor } from '@/services/auth/actor.rules'
import { HEARTBEAT_MS, type LiveChange, mayReceive } from '@/services/live/live.rules'
import { LIVE_CHANNEL, type Notice } from './live.service'

/** One open screen. */
export type Stream = { actor: Actor; send: (frame: string) => void; end: () => void }

type Live = {
  streams: Set<Stream>
  listening: Subscription
  /** Notices are handled one after the other: who loses their rights hears of nothing that came later. */
  handled: Promise<void>
  end: () => Promise<void>
}

/** Windows that one person keeps in sight at once, with room to spare. */
const MAX_STREAMS_PER_USER = 10

// Next compiles pages and instrumentation apart, so what the process has open hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaLive?: Live }

export const frameOf = (change: LiveChange): string => `data: ${JSON.stringify(change)}\n\n`

/** The open screens of this process, and its one connection that hears of changes. */
export function live(): Live {
  return (holder.arrendaLive ??= begin())
}

/** Ends every stream, so that the process can end; browsers find another one. */
export async function endLive(): Promise<void> {
  await holder.arrendaLive?.end()
}

function begin(): Live {
  const streams = new Set<Stream>()
  const endAll = () => [...streams].forEach((stream) => stream.end())
  // What is said while nobody listens is lost, so an open stream means that nothing was: they end, and begin anew.
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
        // Whose rights could not be looked up may have lost them.
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
  const isConcerned = ({ actor }: Stream) =>
    'user' in notice ? actor.id === notice.user : actor.companyId === notice.company
  for (const stream of streams.filter(isConcerned)) await closeWithoutPermission(stream)
}

/** A stream was opened with the rights of then; one whose person has others now ends, and its browser asks again. */
export async function closeWithoutPermission(stream: Stream): Promise<void> {
  const { id, sessionId = '' } = stream.actor
  const now = await currentActor(id, sessionId)
  if (!now || permissionsOf(now) !== permissionsOf(stream.actor)) stream.end()
}

const permissionsOf = ({ groups, isCompanyAdmin, companyId, permittedCompanyIds, waitsFor }: Actor): string =>
  JSON.stringify([groups, isCompanyAdmin, companyId, permittedCompanyIds, waitsFor])

/** The newest windows win; the oldest is told to rest until somebody looks at it again. */
export function makeRoom(streams: ReadonlySet<Stream>, userId: number): void {
  const own = [...streams].filter(({ actor }) => actor.id === userId)
  for (const oldest of own.slice(0, Math.max(0, own.length - MAX_STREAMS_PER_USER + 1))) {
    oldest.send('event: rest\ndata:\n\n')
    oldest.end()
  }
}
