import { db } from '@/server/db/client'
import { isDraining } from '@/server/http/platform.routes'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { mayReceive } from '@/services/live/live.rules'
import { listMissed } from './live.repository'
import { closeWithoutPermission, frameOf, live, makeRoom, type Stream } from './streams'

/** Unread frames after which a reader is disconnected; a live one reconnects. */
const MAX_QUEUED = 200

type StreamRequest = {
  /** When the access token expires, and the stream with it. */
  endsAt: Date
  /** Milliseconds for which the caller may have missed changes. */
  missed?: number
}

/**
 * A stream of server-sent events: the changes that the actor may see, first the missed ones, or `event: missed` when
 * there are too many. Refuses 503 `unavailable` while the process shuts down or its listening connection is lost.
 */
export async function openStream(actor: Actor, { endsAt, missed }: StreamRequest): Promise<ReadableStream<Uint8Array>> {
  const { streams, listening } = live()
  if (isDraining() || !(await listening.ready())) {
    throw new Refusal('unavailable', { headers: { 'Retry-After': '2' } })
  }
  makeRoom(streams, actor.id)
  const { body, stream } = pipeFor(actor, endsAt)
  stream.send('event: ready\ndata:\n\n')
  // Both after the stream was registered, so that no change is lost in between.
  await closeWithoutPermission(stream)
  if (missed !== undefined) await sendMissed(stream, missed)
  return body
}

function pipeFor(actor: Actor, endsAt: Date): { body: ReadableStream<Uint8Array>; stream: Stream } {
  const { streams } = live()
  const encoder = new TextEncoder()
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream: Stream = { actor, send, end }
  const timer = setTimeout(end, endsAt.getTime() - Date.now()).unref()

  function send(frame: string): void {
    if (!pipe) return
    if ((pipe.desiredSize ?? 0) <= 0) end()
    else pipe.enqueue(encoder.encode(frame))
  }

  function leave(): void {
    clearTimeout(timer)
    streams.delete(stream)
    pipe = undefined
  }

  function end(): void {
    const open = pipe
    leave()
    open?.close()
  }

  const body = new ReadableStream<Uint8Array>(
    { start: (controller) => void (pipe = controller), cancel: leave },
    new CountQueuingStrategy({ highWaterMark: MAX_QUEUED }),
  )
  streams.add(stream)
  return { body, stream }
}

async function sendMissed(stream: Stream, missed: number): Promise<void> {
  const changes = await listMissed(db(), missed)
  if (!changes) stream.send('event: missed\ndata:\n\n')
  for (const change of changes ?? []) if (mayReceive(stream.actor, change)) stream.send(frameOf(change))
}
