import type { ComponentProps } from 'react'
import { MAX_ATTACHMENTS } from '@/services/tickets/ticket-states.rules'
import { ATTACHMENT_TYPES } from './attachmentDraft'

type Props = Pick<ComponentProps<'input'>, 'ref' | 'hidden' | 'className'> & {
  onFiles: (files: Iterable<File>) => void
}

/**
 * Chooses the files of a message. It has to stay while a choice is open: a phone that is turned meanwhile must not lose the
 * files.
 */
export const AttachmentInput = ({ onFiles, ...props }: Props) => (
  <input
    {...props}
    type="file"
    multiple
    aria-label={`Anexar PDF, PNG ou JPEG, até ${String(MAX_ATTACHMENTS)} arquivos`}
    accept={ATTACHMENT_TYPES}
    onChange={(event) => {
      onFiles(event.target.files ?? [])
      event.target.value = ''
    }}
  />
)
