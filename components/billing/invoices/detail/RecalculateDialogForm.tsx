import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { Money } from '@/components/ui/display/Money'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { useRecalculateInvoice } from '@/hooks/billing/invoices.mutations'
import { recalculationQueryOptions } from '@/hooks/billing/invoices.queries'
import type { Invoice, Recalculation } from '@/services/billing/invoices/invoices.schema'
import { isApiError } from '@/services/http/api-error.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { open: boolean; onClose: () => void; invoice: Invoice }

/** Says what measuring the draft again would change, and does it once that was read. */
export const RecalculateDialogForm = ({ open, onClose, invoice }: Props) => {
  const { data, isError, refetch } = useQuery({
    ...recalculationQueryOptions(invoice.id, invoice.version),
    enabled: open,
  })
  const { mutateAsync, isPending } = useRecalculateInvoice(invoice.id)
  const isSame = data?.changes.length === 0
  const recalculate = async (): Promise<void> => {
    try {
      await mutateAsync(invoice.version)
      toast.success('Medição recalculada.')
      onClose()
    } catch (error) {
      // The draft on the page is now the newer one, and so is what is shown here.
      if (isApiError(error, 'conflict')) toast.error('A fatura mudou enquanto você lia. Confira de novo.')
    }
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title="Recalcular a medição?"
      footer={
        <>
          <PlainButton onClick={onClose} disabled={isPending}>
            {isSame ? 'Fechar' : 'Manter como está'}
          </PlainButton>
          {data && !isSame && (
            <PlainButton kind="primary" busy={isPending} onClick={() => void recalculate()}>
              Recalcular
            </PlainButton>
          )}
        </>
      }
    >
      {!data && !isError && <SkeletonText label="Comparando com a medição de agora" rows={4} />}
      {isError && <FailedState title="Não foi possível comparar" onRetry={() => void refetch()} />}
      {data && isSame && <DialogWords>A medição de agora dá o mesmo: nada mudaria.</DialogWords>}
      {data && !isSame && <Changes recalculation={data} />}
    </DialogModal>
  )
}

const Changes = ({ recalculation: { total_before, total_after, changes } }: { recalculation: Recalculation }) => (
  <>
    <DialogWords>
      As linhas da medição ficam como abaixo. Os ajustes que a equipe escreveu ficam como estão.
    </DialogWords>
    <Table>
      <thead>
        <tr>
          <th>Linha</th>
          <th>Agora</th>
          <th>Depois</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }, place) => (
          // Two orders may have lines of one name; nothing is moved here.
          <tr key={place}>
            <td>{label}</td>
            <td>{before === null ? '—' : <Money value={before} />}</td>
            <td>{after === null ? 'sai' : <Money value={after} strong />}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td>
            <Money value={total_before} />
          </td>
          <td>
            <Money value={total_after} strong />
          </td>
        </tr>
      </tbody>
    </Table>
  </>
)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.secondary};
  th {
    ${font.captionMuted};
    font-weight: 500;
    text-align: left;
  }
  th,
  td {
    padding: 6px 0 6px 12px;
    border-bottom: 1px solid ${color.line};
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
  }
  th:not(:first-child),
  td:not(:first-child) {
    text-align: right;
    white-space: nowrap;
  }
  tr:last-child > * {
    border-bottom: 0;
    font-weight: 600;
    color: ${color.text};
  }
`
