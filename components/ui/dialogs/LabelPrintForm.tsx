import { Printer } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { PlainButton } from '../buttons/PlainButton'
import { QuantityInput } from '../forms/QuantityInput'

export type LabelFormat = 'sheet' | 'single'

type Props = {
  /** What the labels are for: "devolução 74". */
  of: string
  /** Most boxes at a time. */
  max: number
  busy: boolean
  onDownload: (labels: { volumes: number; format: LabelFormat }) => void
  /** Also offers the format of label printers. */
  withSmall?: boolean
}

/** Asks for the number of boxes and downloads one label for each. */
export const LabelPrintForm = ({ of, max, busy, onDownload, withSmall = false }: Props) => {
  const [volumes, setVolumes] = useState(1)
  return (
    <Line role="group" aria-label={`Etiquetas da ${of}`}>
      <span>
        Volumes
        <QuantityInput label={`Volumes da ${of}`} value={volumes} min={1} max={max} onChange={setVolumes} />
      </span>
      <PlainButton
        busy={busy}
        icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onDownload({ volumes, format: 'sheet' })}
      >
        {volumes === 1 ? 'Baixar etiqueta' : `Baixar ${String(volumes)} etiquetas`}
      </PlainButton>
      {withSmall && (
        <PlainButton busy={busy} onClick={() => onDownload({ volumes, format: 'single' })}>
          Etiqueta pequena
        </PlainButton>
      )}
    </Line>
  )
}

const Line = styled.div`
  ${flex.wrapRow};
  gap: 8px 12px;
  > span {
    ${flex.inlineRow};
    gap: 8px;
    ${font.smallMuted};
  }
`
