import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { FoldedRow } from '@/components/ui/display/FoldedRow'
import { Money } from '@/components/ui/display/Money'
import { monthName } from '@/services/billing/invoices/customer-invoice-texts.rules'
import { linesByOrder, type OrderLines, orderSentence } from '@/services/billing/invoices/invoice-groups.rules'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { monthBounds } from '@/services/stock/holds/hold-month.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { LineTable } from './LineTable'

const nameOf = ({ order }: Pick<OrderLines, 'order'>): string => order ?? 'Outros itens'

/** What the invoice bills, an order a row, which opens to its lines. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const groups = linesByOrder(invoice.lines)
  const names = groups.map(nameOf)
  // A single order has nothing to be compared with: its lines are what there is to see.
  const [open, setOpen] = useState<readonly string[]>(names.length === 1 ? names : [])
  const isAllOpen = open.length === names.length
  const toggle = (name: string) => () =>
    setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name])
  return (
    <Box>
      <Card
        title={titleOf(invoice)}
        facts={invoice.kind === 'MONTHLY' && daysOf(invoice.period)}
        extra={
          names.length > 1 && (
            <PlainButton kind="link" size="small" onClick={() => setOpen(isAllOpen ? [] : names)}>
              {isAllOpen ? 'Fechar tudo' : 'Abrir tudo'}
            </PlainButton>
          )
        }
        footer={
          <Total>
            <b>Total</b>
            <Money value={invoice.total} strong />
          </Total>
        }
        flush
      >
        {groups.map((group) => (
          <FoldedRow
            key={nameOf(group)}
            name={nameOf(group)}
            sentence={<Sentence group={group} />}
            end={<Money value={group.cents} strong />}
            isOpen={open.includes(nameOf(group))}
            onToggle={toggle(nameOf(group))}
          >
            <LineTable invoiceId={invoice.id} group={group} />
          </FoldedRow>
        ))}
      </Card>
    </Box>
  )
}

/** Nothing is billed any more by what was paid or cancelled, nor by what gives back. */
function titleOf(invoice: Invoice): string {
  if (isPayable(invoice)) return 'O que está sendo cobrado'
  if (invoice.kind === 'CREDIT') return 'O que foi devolvido'
  return invoice.status === 'CANCELED' ? 'O que estava sendo cobrado' : 'O que foi cobrado'
}

const Sentence = ({ group }: { group: OrderLines }) => {
  const { what, detail } = orderSentence(group)
  return (
    <>
      <What>{what}</What>
      {detail && ` · ${detail}`}
    </>
  )
}

/** "novembro, 01 a 30". */
const daysOf = (period: string): string => `${monthName(period)}, 01 a ${monthBounds(period).last.slice(-2)}`

const Box = styled.div`
  min-width: 0;
  ${below.phone} {
    --card-inset: 16px;
  }
`

const What = styled.span`
  color: ${color.text};
  ${below.phone} {
    color: inherit;
  }
`

const Total = styled.div`
  ${flex.between};
  ${font.body};
  color: ${color.text};
  b {
    font-weight: 600;
  }
`
