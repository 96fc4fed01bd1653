import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { flex } from '@/styles/mixins'

type Props = {
  /** What is moved: "imagem 2". */
  what: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves and removes an item of a list, by buttons that work with keyboard and touch. */
export const MoveUpDown = ({ what, isFirst, isLast, onMove, onRemove }: Props) => (
  <ButtonGroup>
    <IconButton
      label={`Subir ${what}`}
      icon={<ArrowUp size={16} strokeWidth={1.75} aria-hidden />}
      aria-disabled={isFirst}
      onClick={() => !isFirst && onMove(-1)}
    />
    <IconButton
      label={`Descer ${what}`}
      icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden />}
      aria-disabled={isLast}
      onClick={() => !isLast && onMove(1)}
    />
    <IconButton label={`Tirar ${what}`} icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />} onClick={onRemove} />
  </ButtonGroup>
)

const ButtonGroup = styled.div`
  display: flex;
  flex: none;
  margin: 0 0 18px auto;
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`

/** Rows whose order matters, each with its buttons at the end. */
export const MovableRows = styled.ol`
  ${flex.stack};
  li {
    ${flex.wrap};
    align-items: flex-end;
    gap: 0 12px;
  }
`
