import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Sending, type Transfer } from '@/services/http/files'
import type { Presence } from './ticket-states.rules'
import type {
  NewMessage,
  NewTicket,
  TicketFilters,
  TicketListQuery,
  TicketPerson,
  TicketStatusChange,
} from './ticket-commands.schema'
import type { TicketRatingReport } from './ticket-ratings.schema'
import type {
  Ticket,
  TicketAttachment,
  TicketCounts,
  TicketMessage,
  TicketMessages,
  TicketPage,
  TicketPromise,
  WrittenMessage,
} from './tickets.schema'

const ticketPath = (id: number): string => `/tickets/${String(id)}`

/** The tickets that the caller may see: their own, their company's, or for staff all. */
export const getTickets = (query: Partial<TicketListQuery>, signal?: AbortSignal): Promise<TicketPage> =>
  bodyOf(http.get<TicketPage>('/tickets', { params: query, signal }))

export const getTicketCounts = (signal?: AbortSignal): Promise<TicketCounts> =>
  bodyOf(http.get<TicketCounts>('/tickets/summary', { signal }))

/** The filtered tickets as CSV. */
export const getTicketsCsv = (query: Partial<TicketFilters>, transfer: Transfer): Promise<CsvFile> =>
  getCsv('/tickets-csv-extract', query, transfer)

/** By when a ticket about this would be answered. Staff name the company. */
export const getTicketPromise = (
  query: { unit_id?: number; order_mask_id?: string; company_id?: number },
  signal?: AbortSignal,
): Promise<TicketPromise> => bodyOf(http.get<TicketPromise>('/tickets/promise', { params: query, signal }))

/** Opens a ticket; the key makes a repeated call open it once. */
export const createTicket = (body: NewTicket, key: string): Promise<Ticket> =>
  bodyOf(http.post<Ticket>('/tickets', body, { headers: { 'Idempotency-Key': key } }))

export const getTicket = (id: number, signal?: AbortSignal): Promise<Ticket> =>
  bodyOf(http.get<Ticket>(ticketPath(id), { signal }))

/** The newest messages, newest last; `before` the id of the oldest that is known. */
export const getTicketMessages = (id: number, before?: number, signal?: AbortSignal): Promise<TicketMessages> =>
  bodyOf(http.get<TicketMessages>(`${ticketPath(id)}/messages`, { params: { before }, signal }))

export const createTicketMessage = (id: number, body: NewMessage, key: string): Promise<WrittenMessage> =>
  bodyOf(http.post<WrittenMessage>(`${ticketPath(id)}/messages`, body, { headers: { 'Idempotency-Key': key } }))

/** Takes one's own message back, within `WITHDRAW_MINUTES` and until somebody read it. */
export const withdrawTicketMessage = (id: number, messageId: number): Promise<TicketMessage> =>
  bodyOf(http.delete<TicketMessage>(`${ticketPath(id)}/messages/${String(messageId)}`))

/** Uploads a file, to be named by the message that it belongs to. Can be cancelled. */
export function uploadTicketAttachment(file: File, { onProgress, signal }: Sending = {}): Promise<TicketAttachment> {
  const form = new FormData()
  form.append('file', file)
  const onUploadProgress = ({ loaded }: { loaded: number }) => onProgress?.(loaded)
  return bodyOf(http.post<TicketAttachment>('/ticket-attachments', form, { timeout: 0, signal, onUploadProgress }))
}

/** Removes an uploaded file that no message has yet. */
export const deleteTicketAttachment = (id: number): Promise<void> =>
  http.delete(`/ticket-attachments/${String(id)}`).then(() => undefined)

/** The file itself, as a blob: it needs the bearer token, so a plain link cannot open it. */
export async function getTicketAttachment(
  id: number,
  attachmentId: number,
  { preview, signal }: { preview?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> {
  const { data } = await http.get<Blob>(`${ticketPath(id)}/attachments/${String(attachmentId)}`, {
    params: preview ? { preview: true } : {},
    responseType: 'blob',
    timeout: 0,
    signal,
  })
  return data
}

/** Closes or reopens a ticket. */
export const setTicketStatus = (id: number, body: TicketStatusChange): Promise<Ticket> =>
  bodyOf(http.put<Ticket>(`${ticketPath(id)}/status`, body))

export const setTicketAssignee = (id: number, body: { user_id: number | null; version: number }): Promise<Ticket> =>
  bodyOf(http.put<Ticket>(`${ticketPath(id)}/assignee`, body))

/** Marks the ticket as read up to this message, with the notifications about it. */
export const markTicketRead = (id: number, message_id: number): Promise<Ticket> =>
  bodyOf(http.put<Ticket>(`${ticketPath(id)}/read`, { message_id }))

/** Tells other staff that the caller looks at the ticket or writes in it; valid for 40 seconds. */
export const setTicketPresence = (id: number, state: Presence): Promise<void> =>
  http.put(`${ticketPath(id)}/presence`, { state }).then(() => undefined)

/** Merges a ticket into another one of the same company. */
export const mergeTicket = (id: number, body: { into: number; version: number }): Promise<Ticket> =>
  bodyOf(http.post<Ticket>(`${ticketPath(id)}/merge`, body))

/** Asks for the exchange of the ticket's unit if nobody has, and accepts it. */
export const exchangeTicketUnit = (id: number, version: number): Promise<Ticket> =>
  bodyOf(http.post<Ticket>(`${ticketPath(id)}/exchange`, { version }))

export const rateTicket = (id: number, body: { score: number; comment?: string }): Promise<Ticket> =>
  bodyOf(http.post<Ticket>(`${ticketPath(id)}/rating`, body))

/** Staff who may be given tickets. */
export const getTicketAssignees = (signal?: AbortSignal): Promise<TicketPerson[]> =>
  bodyOf(http.get<TicketPerson[]>('/ticket-assignees', { signal }))

/** People of a company for whom staff may open a ticket. */
export const getTicketPeople = (company_id: number, search: string, signal?: AbortSignal): Promise<TicketPerson[]> =>
  bodyOf(http.get<TicketPerson[]>('/ticket-people', { params: { company_id, search }, signal }))

/** A month's ratings. */
export const getTicketRatings = (month: string, signal?: AbortSignal): Promise<TicketRatingReport> =>
  bodyOf(http.get<TicketRatingReport>('/ticket-ratings', { params: { month }, signal }))
