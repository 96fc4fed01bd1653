import { randomUUID } from 'node:crypto'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { createApp } from '@/server/app'
import { db } from '@/server/db/client'
import { notifyPermissionChange } from '@/server/live/live.service'
import { live } from '@/server/live/streams'
import type { Actor } from '@/services/auth/actor.rules'
import type { LiveChange } from '@/services/live/live.rules'
import { liveChangeSchema } from '@/services/live/live.schema'

/** Opens a stream of live updates, whose events are checked against the contract. */
export async function aLiveStream(token: string, { missed }: { missed?: number } = {}) {
  await allHeard()
  const path = missed === undefined ? '/api/events' : `/api/events?missed=${String(missed)}`
  return listen(await createApp().request(path, { headers: { Authorization: `Bearer ${token}` } }))
}

const NOBODY: Actor = {
  id: -1,
  name: 'Ninguém',
  email: 'ninguem@arrenda.example',
  groups: [],
  isCompanyAdmin: false,
  companyId: null,
  permittedCompanyIds: [],
  sessionId: randomUUID(),
}

/** Waits until this process has received all notifications of the setup, so that a stream gets only later ones. */
async function allHeard(): Promise<void> {
  const { streams, listening } = live()
  if (!(await listening.ready())) return
  const heard = Promise.withResolvers<undefined>()
  const marker = { actor: NOBODY, send: () => undefined, end: () => heard.resolve(undefined) }
  streams.add(marker)
  // Notifications arrive in order; this one closes a marker stream of a user without permissions.
  await notifyPermissionChange(db(), [NOBODY.id])
  await heard.promise
  streams.delete(marker)
}

export type LiveStream = Awaited<ReturnType<typeof listen>>

/** Reads the stream of an answer; resolves once the stream is ready. */
export async function listen(response: Response) {
  if (!response.ok || !response.body) throw new Error(`No stream: ${String(response.status)}`)
  const changes: LiveChange[] = []
  const events: string[] = []
  const waiting = new Set<() => void>()
  const parser = createParser({ onEvent: hear, onComment: () => events.push('beat') })

  function hear({ event = 'change', data }: EventSourceMessage): void {
    events.push(event)
    if (event === 'change') changes.push(liveChangeSchema.validateSync(JSON.parse(data), { strict: true }))
    waiting.forEach((check) => check())
  }

  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const ended = read()
  async function read(): Promise<void> {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value)
  }

  function until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isSo()) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  }
  await Promise.race([until(() => events.includes('ready')), ended])
  return {
    response,
    changes,
    events,
    ended,
    until,
    heard: (count: number) => until(() => changes.length >= count),
    close: () => reader.cancel(),
  }
}
