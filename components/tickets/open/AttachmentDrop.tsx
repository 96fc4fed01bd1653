import { Upload } from 'lucide-react'
import styled from 'styled-components'
import { useFileDrop } from '@/components/ui/files/useFileDrop'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { MAX_ATTACHMENTS } from '@/services/tickets/ticket-states.rules'
import { AttachmentInput } from '../composer/AttachmentInput'

/** A small area to choose files or drop them on. */
export const AttachmentDrop = ({ onFiles }: { onFiles: (files: Iterable<File>) => void }) => {
  const { drop, isDraggedOver } = useFileDrop(onFiles)
  return (
    <Zone {...drop} data-over={isDraggedOver}>
      <Upload size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <b>Escolher arquivo</b> ou arrastar
        <small>PDF, PNG ou JPEG, até {MAX_ATTACHMENTS}</small>
      </span>
      <AttachmentInput className="visually-hidden" onFiles={onFiles} />
    </Zone>
  )
}

const Zone = styled.label`
  position: relative;
  ${flex.row};
  gap: 14px;
  min-height: 72px;
  padding: 8px 14px;
  border: 1px dashed ${color.field};
  border-radius: ${radius.tile};
  background: ${color.ground};
  ${font.secondary};
  cursor: pointer;
  svg {
    flex: none;
    color: ${color.t2};
  }
  b {
    color: ${color.brandText};
    font-weight: 600;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  &[data-over='true'] {
    border-style: solid;
    border-color: ${color.brandText};
    background: ${color.brandSoft};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
`
