import { Download, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { formatBytes } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { IconButton } from '../buttons/IconButton'
import { PlainButton } from '../buttons/PlainButton'
import { toast } from '../feedback/toast'

/** The state of a CSV download and its commands. */
export type CsvDownload = {
  isBusy: boolean
  /** Bytes received so far. */
  received: number
  /** Resolves to the name of the saved file. */
  start: () => Promise<string>
  cancel: () => void
}

type Props = {
  csv: CsvDownload
  /** Number of rows in the list; disabled without any. */
  rows: number | undefined
}

/** Downloads all rows that match the filters; a slow download shows its progress and can be cancelled. */
export const CsvButton = ({ csv: { isBusy, received, start, cancel }, rows }: Props) => {
  const isLong = useLasting(isBusy)
  const [verb, what] = isLong ? ['Baixando…', formatBytes(received)] : ['Baixar', 'CSV']
  const save = (): Promise<void> =>
    start().then(
      (name) => toast.success(`Arquivo ${name} salvo.`),
      () => undefined, // The error has been shown.
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

/** Faster downloads show no progress. */
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

/** On phones the icon is enough. */
const Verb = styled.span`
  ${below.phone} {
    display: none;
  }
`
