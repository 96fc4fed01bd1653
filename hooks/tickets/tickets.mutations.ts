import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { equipmentKeys } from '@/hooks/equipment/equipment.queries'
import { exchangeKeys } from '@/hooks/equipment/exchanges.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { deliveryKeys } from '@/hooks/logistics/logistics-keys'
import { invalidateBell } from '@/hooks/notifications/notifications.mutations'
import type { Sending } from '@/services/http/files'
import { saveFile } from '@/services/http/save-file'
import type { NewMessage, NewTicket, TicketStatusChange } from '@/services/tickets/ticket-commands.schema'
import type { Presence } from '@/services/tickets/ticket-states.rules'
import type { Ticket, TicketAttachment, TicketMessage, TicketMessages } from '@/services/tickets/tickets.schema'
import {
  createTicket,
  createTicketMessage,
  deleteTicketAttachment,
  exchangeTicketUnit,
  getTicketAttachment,
  markTicketRead,
  mergeTicket,
  rateTicket,
  setTicketAssignee,
  setTicketPresence,
  setTicketStatus,
  uploadTicketAttachment,
  withdrawTicketMessage,
} from '@/services/tickets/tickets.service'
import { ticketKeys } from './tickets.queries'

/** The message's own words for any failure of sending, as specified. */
export const SEND_FAILURE = 'Erro ao enviar mensagem. Tente novamente mais tarde'

/** Opens a ticket. Field errors and refusals go to the form. Invalidates lists, counts and, with an exchange, the unit. */
export function useCreateTicket() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (ticket: NewTicket) => createTicket(ticket, keyFor(ticket)),
    // Without a connection it fails at once, instead of waiting unseen.
    networkMode: 'always',
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: (ticket) => {
      renew()
      cacheTicket(queryClient, ticket)
      if (!ticket.exchange) return
      void queryClient.invalidateQueries({ queryKey: equipmentKeys.all })
      void queryClient.invalidateQueries({ queryKey: exchangeKeys.all })
    },
  })
}

/**
 * Sends a message. The same message keeps its key until it has arrived, so that a retry after a lost answer sends it
 * once. The composer shows every failure. Invalidates the messages, the ticket (turn, clocks), lists and counts.
 */
export function useCreateTicketMessage(id: number) {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (message: NewMessage) => createTicketMessage(id, message, keyFor(message)),
    // Without a connection it fails at once, instead of waiting unseen.
    networkMode: 'always',
    meta: { quiet: true },
    onSuccess: ({ ticket_version, ...message }) => {
      renew()
      showMessage(queryClient, id, message)
      knowOwnChange(queryClient, id, ticket_version)
      // Not awaited: the composer is free as soon as the message has arrived.
      void invalidateTicket(queryClient, id)
    },
  })
}

/** Takes one's own message back. Invalidates the ticket and its messages, on errors too: somebody may have read it. */
export function useWithdrawTicketMessage(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => withdrawTicketMessage(id, messageId),
    networkMode: 'always',
    onSettled: () => invalidateTicket(queryClient, id),
  })
}

type Upload = Required<Sending> & { file: File }

/** Uploads a file for a message that is being written. The composer shows its own failures. */
export function useUploadTicketAttachment() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...sending }: Upload) => uploadTicketAttachment(file, sending),
    networkMode: 'always',
    meta: { quiet: true },
  })
  return (file: File, sending: Required<Sending>) => mutateAsync({ file, ...sending })
}

/** Removes an uploaded file that no message has. Failures are not shown: the server sweeps it after a day. */
export const useDeleteTicketAttachment = () =>
  useMutation({ mutationFn: deleteTicketAttachment, meta: { quiet: true } })

/** Saves a file of a message as a download; the file carries no address of its own, it needs the bearer. */
export const useDownloadTicketAttachment = (ticketId: number) =>
  useMutation({
    mutationFn: async ({ id, name }: Pick<TicketAttachment, 'id' | 'name'>) =>
      saveFile(await getTicketAttachment(ticketId, id), name),
  })

type CommandOptions = { quietCodes?: string[]; alsoInvalidate?: readonly (readonly unknown[])[] }

/**
 * The basis of every command that answers the ticket: it goes into the cache; messages (system lines), lists and counts
 * are invalidated. After an error the ticket is refetched, since its version may be older than the server's.
 */
function useTicketCommand<Input>(
  id: number,
  run: (input: Input) => Promise<Ticket>,
  { quietCodes, alsoInvalidate = [] }: CommandOptions = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    networkMode: 'always',
    meta: { quietCodes },
    onSuccess: (ticket) => {
      cacheTicket(queryClient, ticket)
      void queryClient.invalidateQueries({ queryKey: ticketKeys.messages(id) })
      for (const queryKey of alsoInvalidate) void queryClient.invalidateQueries({ queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ticketKeys.detail(id) }),
  })
}

/** Closes or reopens. 409 `conflict` (another version, or an exchange under way) is the caller's to show. */
export const useSetTicketStatus = (id: number) =>
  useTicketCommand(id, (change: TicketStatusChange) => setTicketStatus(id, change), { quietCodes: ['conflict'] })

/** Gives the ticket to somebody, or to nobody. */
export const useSetTicketAssignee = (id: number) =>
  useTicketCommand(id, (change: { user_id: number | null; version: number }) => setTicketAssignee(id, change))

/** Merges the ticket into another, whose messages change too. */
export const useMergeTicket = (id: number) =>
  useTicketCommand(id, (body: { into: number; version: number }) => mergeTicket(id, body), {
    quietCodes: ['conflict', 'not_found'],
    alsoInvalidate: [ticketKeys.all],
  })

/** Accepts the exchange of the ticket's unit, which holds stock and creates packages. 409 `out_of_stock` is the caller's. */
export const useExchangeTicketUnit = (id: number) =>
  useTicketCommand(id, (version: number) => exchangeTicketUnit(id, version), {
    quietCodes: ['out_of_stock', 'conflict'],
    alsoInvalidate: [exchangeKeys.all, equipmentKeys.all, deliveryKeys.all],
  })

/** Rates the last closing. The card shows refusals of the comment. */
export const useRateTicket = (id: number) =>
  useTicketCommand(id, (body: { score: number; comment?: string }) => rateTicket(id, body), {
    quietCodes: ['invalid'],
  })

/** Marks the ticket as read up to a message, with the notifications about it. Failures are not shown. */
export function useMarkTicketRead(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => markTicketRead(id, messageId),
    meta: { quiet: true },
    onSuccess: (ticket) => {
      cacheTicket(queryClient, ticket)
      return invalidateBell(queryClient)
    },
  })
}

/** Tells other staff what the caller does with the ticket. Changes nothing that is cached here. */
export const useSetTicketPresence = (id: number) =>
  useMutation({ mutationFn: (state: Presence) => setTicketPresence(id, state), meta: { quiet: true } })

/** Answers may arrive in any order: keep the newest version. Invalidates lists and counts. */
function cacheTicket(queryClient: QueryClient, ticket: Ticket): void {
  queryClient.setQueryData<Ticket>(ticketKeys.detail(ticket.id), (known) =>
    known && known.version > ticket.version ? known : ticket,
  )
  void queryClient.invalidateQueries({ queryKey: ticketKeys.lists() })
  void queryClient.invalidateQueries({ queryKey: ticketKeys.counts() })
}

/** Shows a sent message at once, before the refetch. */
function showMessage(queryClient: QueryClient, id: number, message: TicketMessage): void {
  queryClient.setQueryData<InfiniteData<TicketMessages, number | undefined>>(ticketKeys.messages(id), (known) => {
    const [newest, ...older] = known?.pages ?? []
    if (!known || !newest || newest.messages.some((one) => one.id === message.id)) return known
    return { ...known, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] }
  })
}

/** What follows one's own message at once is no edit conflict: the version is the next one, and nobody else wrote between. */
function knowOwnChange(queryClient: QueryClient, id: number, version: number): void {
  queryClient.setQueryData<Ticket>(ticketKeys.detail(id), (known) =>
    known?.version === version - 1 ? { ...known, version } : known,
  )
}

/** Refetches a ticket, its messages, the lists and the counts. */
const invalidateTicket = (queryClient: QueryClient, id: number): Promise<unknown> =>
  Promise.all(
    [ticketKeys.detail(id), ticketKeys.messages(id), ticketKeys.lists(), ticketKeys.counts()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
