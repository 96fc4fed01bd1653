import { Download, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { formatBytes } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { IconButton } from '../buttons/IconButton'
import { PlainButton } from '../buttons/PlainButton'
import { toast } from '../feedback/toast'

/** A download of a list: what it is doing, and its two commands. */
export type CsvDownload = {
  isBusy: boolean
  /** Bytes so far. */
  received: number
  /** Gives the name of the file that was saved. */
  start: () => Promise<string>
  cancel: () => void
}

type Props = {
  csv: CsvDownload
  /** How many rows the list has; of none there is no file. */
  rows: number | undefined
}

/** Everything that the filters of a list find, as a file; a long one says how much has come and can be cancelled. */
export const CsvButton = ({ csv: { isBusy, received, start, cancel }, rows }: Props) => {
  const isLong = useLasting(isBusy)
  const [verb, what] = isLong ? ['Baixando…', formatBytes(received)] : ['Baixar', 'CSV']
  const save = (): Promise<void> =>
    start().then(
      (name) => toast.success(`Arquivo ${name} salvo.`),
      () => undefined, // The one place that shows errors has shown it.
    )
  return (
    <Group>
      <PlainButton
        size="small"
        aria-label={`${verb} ${what}`}
        disabled={!rows}
        busy={isBusy}
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void save()}
      >
        <span>
          <Verb>{verb} </Verb>
          {what}
        </span>
      </PlainButton>
      {isLong && (
        <IconButton
          label="Cancelar download"
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          bordered
          onClick={cancel}
        />
      )}
    </Group>
  )
}

/** Most files are there before anybody could read how much of them is. */
const LONG_MS = 700

function useLasting(isBusy: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isBusy])
  return isLong
}

const Group = styled.span`
  ${flex.inlineRow};
  gap: 4px;
  font-variant-numeric: tabular-nums;
`

/** On a phone the drawn arrow says it. */
const Verb = styled.span`
  ${below.phone} {
    display: none;
  }
`
