import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { Link } from '@/components/ui/navigation/Link'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import type { DraftEditor } from './useDraftEditor'

type Props = { invoice: Invoice; editor: DraftEditor }

/** What keeps a draft from being issued, what happened while it was edited, what an issued invoice belongs to. */
export const InvoiceNotices = ({ invoice, editor }: Props) => {
  const { objections, dispute, refers_to, credit_notes } = invoice
  return (
    <Notices>
      {editor.isConflict && (
        <Notice tone="warn" title="A fatura mudou enquanto você editava.">
          Mostramos agora a versão atual; o que você digitou continua nas linhas.{' '}
          {editor.isDirty && (
            <button type="button" onClick={editor.save}>
              Salvar de novo
            </button>
          )}
        </Notice>
      )}
      {objections.length > 0 && (
        <Notice tone="bad" title="Ainda não dá para emitir.">
          {objections.join(' ')}
        </Notice>
      )}
      {dispute && (
        <Notice tone="warn" title={`O cliente contestou esta fatura em ${formatDay(dispute.at)}.`}>
          Lembretes e encargos esperam a resposta.{' '}
          {dispute.ticket_id !== null && (
            <Link href={paths.admin.ticket(dispute.ticket_id)}>Ver o chamado {String(dispute.ticket_id)}</Link>
          )}
        </Notice>
      )}
      {refers_to && (
        <Notice tone="info" title="Nota de crédito">
          Devolve uma parte da <Link href={paths.admin.invoice(refers_to.id)}>fatura {refers_to.number}</Link>.
        </Notice>
      )}
      {credit_notes.length > 0 && (
        <Notice tone="info" title="Uma parte foi devolvida">
          {credit_notes.map(({ id, number }) => (
            <Link key={id} href={paths.admin.invoice(id)}>
              Nota de crédito {number ?? 'em rascunho'}
            </Link>
          ))}
        </Notice>
      )}
    </Notices>
  )
}

const Notices = styled.div`
  ${flex.stack};
  gap: 8px;
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
  p > a + a {
    margin-left: 12px;
  }
`
