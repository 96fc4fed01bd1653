import { useQuery } from '@tanstack/react-query'
import { FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Spinner } from '@/components/ui/buttons/Spinner'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { FileImage } from '@/components/ui/files/FileImage'
import { FileName } from '@/components/ui/files/FileName'
import { useDownloadTicketAttachment } from '@/hooks/tickets/tickets.mutations'
import { ticketAttachmentQueryOptions } from '@/hooks/tickets/tickets.queries'
import { formatBytes } from '@/services/format/format.rules'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { bare, box, flex, font, nameOverNote } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type ListProps = { ticketId: number; attachments: readonly TicketAttachment[] }

/** The files of a message: pictures open larger, PDFs are downloaded. */
export const MessageAttachments = ({ ticketId, attachments }: ListProps) => (
  <List>
    {attachments.map((attachment) => (
      <li key={attachment.id}>
        {attachment.mime === 'application/pdf' ? (
          <PdfChip ticketId={ticketId} attachment={attachment} />
        ) : (
          <PictureButton ticketId={ticketId} attachment={attachment} />
        )}
      </li>
    ))}
  </List>
)

type Props = { ticketId: number; attachment: TicketAttachment }

const PdfChip = ({ ticketId, attachment }: Props) => {
  const { mutate: download, isPending } = useDownloadTicketAttachment(ticketId)
  return (
    <Chip
      type="button"
      aria-label={`Baixar ${attachment.name}, ${formatBytes(attachment.size)}`}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && download(attachment)}
    >
      {isPending ? <Spinner size={18} aria-hidden /> : <FileText size={18} strokeWidth={1.75} aria-hidden />}
      <span>
        <b>
          <FileName name={attachment.name} />
        </b>
        <small>{formatBytes(attachment.size)}</small>
      </span>
    </Chip>
  )
}

const PictureButton = ({ ticketId, attachment }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const preview = useQuery(ticketAttachmentQueryOptions(ticketId, attachment.id, true))
  return (
    <>
      <Thumb type="button" aria-label={`Ampliar ${attachment.name}`} onClick={() => setOpen(true)}>
        {preview.data && <FileImage content={preview.data} alt="" />}
        {preview.isError && <ImageOff size={20} strokeWidth={1.75} aria-hidden />}
      </Thumb>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={attachment.name} width={960}>
        {isOpen && <LargePicture ticketId={ticketId} attachment={attachment} />}
      </Dialog>
    </>
  )
}

const LargePicture = ({ ticketId, attachment }: Props) => {
  const { data, isError, refetch } = useQuery(ticketAttachmentQueryOptions(ticketId, attachment.id))
  const { mutate: download, isPending } = useDownloadTicketAttachment(ticketId)
  return (
    <Large>
      {data && <FileImage content={data} alt={attachment.name} />}
      {isError && (
        <p role="alert">
          Não foi possível abrir a imagem.{' '}
          <PlainButton kind="link" onClick={() => void refetch()}>
            Tentar novamente
          </PlainButton>
        </p>
      )}
      {!data && !isError && <Spinner size={24} aria-label="Carregando a imagem" />}
      <PlainButton busy={isPending} onClick={() => download(attachment)}>
        Baixar
      </PlainButton>
    </Large>
  )
}

const List = styled.ul`
  ${flex.wrap};
  align-items: flex-end;
  gap: 8px;
  margin-top: 8px;
  li {
    min-width: 0;
    max-width: 100%;
  }
`

const Chip = styled.button`
  ${flex.row};
  gap: 12px;
  max-width: 100%;
  min-height: 46px;
  padding: 4px 12px;
  ${box.tile};
  text-align: left;
  > svg {
    flex: none;
    color: ${color.brandText};
  }
  > span {
    min-width: 0;
    ${font.secondary};
    ${nameOverNote}
  }
  &:hover {
    border-color: ${color.field};
  }
`

const Thumb = styled.button`
  ${bare.button};
  ${flex.center};
  width: 94px;
  height: 70px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.sunken};
  color: ${color.t2};
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Large = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  min-height: 160px;
  align-content: center;
  img {
    max-width: 100%;
    max-height: 70vh;
    object-fit: contain;
  }
`
