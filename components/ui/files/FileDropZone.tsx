import { FileDown, Upload } from 'lucide-react'
import styled from 'styled-components'
import { formatBytes } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { FileDropShape, FileLimits } from './useFileUpload'

type ZoneProps = { inputId: string; limits: FileLimits; shape: FileDropShape; dragging: boolean; draggingName?: string }

/** The area to drop a file on, which also opens the file picker. */
export const FileDropZone = ({ inputId, limits, shape, dragging, draggingName }: ZoneProps) => {
  if (dragging)
    return (
      <Zone as="div" $shape={shape}>
        <FileDown size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <b>Solte para enviar</b>
          {draggingName && <small>{draggingName}</small>}
        </span>
      </Zone>
    )
  const limit = `até ${formatBytes(limits.maxBytes)}`
  return (
    <Zone htmlFor={inputId} $shape={shape}>
      <Upload size={20} strokeWidth={1.75} aria-hidden />
      {shape === 'tile' ? (
        <>
          <Wide>
            <b>Arraste o {limits.kind} para cá</b>
            <small>ou escolha um arquivo, {limit}</small>
          </Wide>
          <Narrow>
            <em>Escolher {limits.kind}</em>
          </Narrow>
        </>
      ) : (
        <Words>
          <Wide>
            Arraste o {limits.kind} para cá ou <em>escolha um arquivo</em>
          </Wide>
          <Narrow>
            <em>Escolher {limits.kind}</em>
          </Narrow>
          <small>
            só {limits.kind}, {limit}
          </small>
        </Words>
      )}
    </Zone>
  )
}

const Zone = styled.label<{ $shape: FileDropShape }>`
  display: flex;
  flex-direction: ${({ $shape }) => ($shape === 'tile' ? 'column' : 'row')};
  align-items: ${({ $shape }) => ($shape === 'tile' ? 'flex-start' : 'center')};
  gap: 10px;
  cursor: pointer;
  svg {
    flex: none;
    color: ${color.brandText};
  }
  b {
    display: block;
    font-weight: 600;
  }
  em {
    font-style: normal;
    font-weight: 500;
    color: ${color.brandText};
  }
  small {
    ${font.smallMuted};
  }
  /* The whole area is clickable. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
const Words = styled.span`
  ${flex.wrapBetween};
  flex: 1;
  gap: 0 16px;
`

const Wide = styled.span`
  ${below.phone} {
    display: none;
  }
`
const Narrow = styled.span`
  display: none;
  ${below.phone} {
    display: block;
    padding: 6px 0;
  }
`
