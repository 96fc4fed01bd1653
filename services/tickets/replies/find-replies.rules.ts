import type { TicketCategory } from '../ticket-states.rules'
import type { TicketReply } from './ticket-replies.schema'

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Most rows of the list while somebody writes. */
const MOST = 6

/**
 * The canned answers for what is typed, ignoring accents and capitals: titles that begin with it, titles that contain it,
 * then texts; of equals those of the ticket's category come first, the rest stays in the order that it is given in.
 */
export function findReplies(
  replies: readonly TicketReply[],
  typed: string,
  category: TicketCategory,
): readonly TicketReply[] {
  const wanted = plain(typed)
  const rank = ({ title, text }: TicketReply): number => {
    if (plain(title).startsWith(wanted)) return 0
    if (plain(title).includes(wanted)) return 1
    return plain(text).includes(wanted) ? 2 : 3
  }
  const other = (reply: TicketReply): number => Number(reply.category !== category)
  return replies
    .filter((reply) => rank(reply) < 3)
    .toSorted((a, b) => rank(a) - rank(b) || other(a) - other(b))
    .slice(0, MOST)
}
