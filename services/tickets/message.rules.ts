import { WITHDRAW_MINUTES, type MessageKind } from './ticket-states.rules'

type Message = { kind: MessageKind; createdAt: Date; withdrawnAt: Date | null }

/** Until when its author may take a message back; null once that is over, for a system line and for one taken back. */
export function withdrawableUntil({ kind, createdAt, withdrawnAt }: Message, now: Date): Date | null {
  if (kind === 'system' || withdrawnAt) return null
  const until = new Date(createdAt.getTime() + WITHDRAW_MINUTES * 60_000)
  return now <= until ? until : null
}
