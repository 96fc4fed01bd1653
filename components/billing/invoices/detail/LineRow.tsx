import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { isAdjustment } from '@/services/billing/invoices/draft-editing.rules'
import { INVOICE_LINE_KIND_LABEL, TAX_KIND_LABEL } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice, InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { formatLongMonth, formatMoney, formatNumber } from '@/services/format/format.rules'
import { flex, font, touchArea } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { LineCommands } from './LineCommands'
import { LineMeasurements } from './LineMeasurements'
import type { DraftEditor } from './useDraftEditor'

type Props = { invoice: Invoice; line: InvoiceLine; /** Undefined when nothing may be changed. */ editor?: DraftEditor }

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A line, which opens in place: the units and days behind it, and what may be done with it. */
export const LineRow = ({ invoice, line, editor }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { label, quantity, unit_amount, amount, measurements } = line
  const opens = measurements > 0 || editor !== undefined
  const document = isAdjustment(line) ? INVOICE_LINE_KIND_LABEL[line.kind] : TAX_KIND_LABEL[line.tax_kind]
  const details = [line.detail, line.period !== invoice.period && formatLongMonth(line.period), line.reason]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <tr>
        <td>
          {opens && (
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`Detalhes de ${label}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronDown {...ICON} /> : <ChevronRight {...ICON} />}
            </Toggle>
          )}
        </td>
        <td>
          <Name $on={isOpen}>{label}</Name>
          {details && <Soft> · {details}</Soft>}
          <Small>
            {document} · {formatNumber(quantity)} × {formatMoney(unit_amount)}
          </Small>
        </td>
        <td data-wide>
          <Soft>{document}</Soft>
        </td>
        <td data-wide>{formatNumber(quantity)}</td>
        <td data-wide>
          <Money value={unit_amount} />
        </td>
        <td>
          <Money value={amount} strong />
        </td>
      </tr>
      <tr data-open id={id} hidden={!isOpen}>
        <Opened colSpan={6}>
          {isOpen && measurements > 0 && <LineMeasurements invoiceId={invoice.id} line={line} />}
          {isOpen && editor && <LineCommands line={line} editor={editor} />}
        </Opened>
      </tr>
    </>
  )
}

const Toggle = styled.button`
  ${flex.center};
  width: 24px;
  height: 24px;
  border-radius: 6px;
  ${touchArea}
  color: ${color.t2};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`

const Name = styled.span<{ $on: boolean }>`
  font-weight: ${({ $on }) => ($on ? 600 : 500)};
`

const Soft = styled.span`
  color: ${color.t2};
`

const Small = styled.small`
  display: none;
  ${font.captionMuted};
  ${below.table} {
    display: block;
  }
`

const Opened = styled.td`
  &&& {
    padding-left: 58px;
  }
  ${below.table} {
    &&& {
      grid-column: 1 / -1;
      padding-left: var(--card-inset, 16px);
    }
  }
`
