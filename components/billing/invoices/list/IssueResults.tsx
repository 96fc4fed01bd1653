import { CircleAlert, CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import type { Invoice, Issued } from '@/services/billing/invoices/invoices.schema'
import { formatCount } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

export type ToIssue = Pick<Invoice, 'id' | 'version' | 'total' | 'company'>

type Props = { invoices: readonly ToIssue[]; results: Issued['results'] }

/** What became of each draft that was to be issued; what was not comes first. */
export const IssueResults = ({ invoices, results }: Props) => {
  const failed = results.filter(({ error }) => error !== null)
  const issued = results.filter(({ error }) => error === null)
  const nameOf = (id: number): string => invoices.find((one) => one.id === id)?.company.corporate_name ?? ''
  return (
    <>
      <p role="status">
        {formatCount(issued.length, 'fatura emitida', 'faturas emitidas')}
        {failed.length > 0 && `, ${formatCount(failed.length, 'ficou em rascunho', 'ficaram em rascunho')}`}.
      </p>
      <List>
        {[...failed, ...issued].map(({ id, number, error }) => (
          <li key={id}>
            {error ? (
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden color={color.bad} />
            ) : (
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden color={color.ok} />
            )}
            <b>{nameOf(id)}</b>
            <span>{error ? error.message : number}</span>
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  max-height: 50vh;
  margin-top: 12px;
  overflow-y: auto;
  li {
    ${flex.row};
    gap: 4px 10px;
    min-height: 36px;
    padding: 6px 0;
    border-top: 1px solid ${color.line};
    ${font.secondary};
  }
  svg {
    flex: none;
  }
  b {
    flex: 1 1 40%;
    font-weight: 550;
  }
  span {
    flex: 0 1 auto;
    color: ${color.t2};
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
