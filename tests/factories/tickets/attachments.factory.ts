import { openFile } from '@/server/storage/storage'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { aPdf, upload } from '../http/files.factory'
import { rowsOf } from '../rows'

/** Uploads a file for a message, a PDF unless it is another one. */
export const sendFile = ({ token }: { token: string }, content: Uint8Array<ArrayBuffer> = aPdf(), name = 'laudo.pdf') =>
  upload<TicketAttachment & ErrorEnvelope>('/ticket-attachments', { token, content, name })

type Row = { id: number; uploaded_by: number; message_id: number | null; storage_key: string; preview_key: string }

/** The rows of what a person uploaded, oldest first. */
export const uploadsOf = ({ id }: { id: number }) =>
  rowsOf<Row>('select * from ticket_attachments where uploaded_by = $1 order by id', [id])

/** What stands in the store under a key. */
export const bytesOf = async (key: string) => Buffer.from(await new Response(await openFile(key)).arrayBuffer())
