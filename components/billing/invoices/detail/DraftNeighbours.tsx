import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRouter } from 'next/router'
import { useCallback } from 'react'
import styled from 'styled-components'
import { useStored } from '@/components/ui/browser/useStored'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { paths } from '@/services/config/paths'
import { formatNumber } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { type DraftListContext, readDraftListContext } from '../list/invoiceListContext'

/** The draft before and after this one in the list from which it was opened. */
export const DraftNeighbours = ({ id }: { id: number }) => {
  const context = useStored(readDraftListContext)
  const index = context?.ids.indexOf(id) ?? -1
  return context && index !== -1 ? <Buttons context={context} index={index} /> : null
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const Buttons = ({ context: { ids, before, count }, index }: { context: DraftListContext; index: number }) => {
  const [up, down] = [useGo(ids[index - 1]), useGo(ids[index + 1])]
  useShortcut({ key: 'k', act: up.go, isOn: up.exists })
  useShortcut({ key: 'j', act: down.go, isOn: down.exists })
  return (
    <Line role="group" aria-label="Rascunhos da lista">
      <span>
        {formatNumber(before + index + 1)} de {formatNumber(count)}
      </span>
      <IconButton
        bordered
        label="Rascunho anterior da lista"
        disabled={!up.exists}
        icon={<ChevronUp {...ICON} />}
        onClick={up.go}
      />
      <IconButton
        bordered
        label="Próximo rascunho da lista"
        disabled={!down.exists}
        icon={<ChevronDown {...ICON} />}
        onClick={down.go}
      />
    </Line>
  )
}

function useGo(id: number | undefined) {
  const { push } = useRouter()
  const go = useCallback(() => {
    if (id !== undefined) void push(paths.admin.invoice(id))
  }, [id, push])
  return { exists: id !== undefined, go }
}

const Line = styled.div`
  ${flex.row};
  gap: 8px;
  ${font.smallMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
