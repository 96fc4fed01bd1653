import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { Card } from '@/components/ui/display/Card'
import { Lateness } from '@/components/ui/display/DueDate'
import { Facts } from '@/components/ui/display/Facts'
import { Notice } from '@/components/ui/feedback/Notice'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useCancelReturn, useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { returnQueryOptions } from '@/hooks/logistics/returns.queries'
import { paths } from '@/services/config/paths'
import { formatCount, formatDay, isPastDue } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import { replacementText } from '@/services/logistics/packages/package-texts.rules'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { MAX_VOLUMES } from '@/services/logistics/returns/return-label.rules'
import { RETURN_TODO_LABEL, RETURN_TONE } from '@/services/logistics/returns/return-todo.rules'
import { flex } from '@/styles/mixins'
import { AppraisalDesk } from '../appraisal/AppraisalDesk'
import { ReceiptCard } from './ReceiptCard'
import { returnDayText, returnKindText } from './returnTexts'

export const ReturnScreen = () => {
  const id = useRouteId('packageId')
  const isNoId = Number.isNaN(id)
  const query = useQuery(returnQueryOptions(isNoId ? undefined : id))
  return (
    <RecordState
      query={query}
      isMissing={isNoId || isNotFound(query.error)}
      notFound={{
        title: 'Não encontramos essa devolução',
        description: 'Confira o endereço ou procure por pedido, empresa ou serial.',
        back: { label: 'Ver devoluções', href: paths.admin.returnals() },
      }}
      noun="a devolução"
    >
      {(pkg) => <ReturnDetails pkg={pkg} />}
    </RecordState>
  )
}

export const ReturnDetails = ({ pkg }: { pkg: ReturnDetail }) => {
  const { todo, order, address, reason, comment } = pkg
  const isAwaited = todo === 'collect' || todo === 'on_the_way' || todo === 'receive'
  const isHere = todo === 'appraise' || todo === 'done'
  const origin = (
    <Card title="Origem" extra={todo !== 'canceled' && <CollectionDay pkg={pkg} />}>
      <Facts
        items={[
          { key: 'address', label: 'Endereço de coleta', value: addressText(address), long: true },
          { key: 'recipient', label: 'Quem entrega', value: address.recipient_name },
          { key: 'tracking', label: 'Rastreio', value: pkg.tracking_code ?? '—' },
          { key: 'collected', label: 'Recolhido em', value: pkg.sending_date ? formatDay(pkg.sending_date) : '—' },
          ...(reason ? [{ key: 'reason', label: 'Motivo', value: reason, long: true }] : []),
          ...(comment ? [{ key: 'comment', label: 'Comentário', value: comment, long: true }] : []),
        ]}
      />
    </Card>
  )
  return (
    <Stack $wide={isHere}>
      <PageHeader
        above={[{ label: 'Devoluções', href: paths.admin.returnals() }]}
        title={`Devolução do pedido ${order.order_mask_id}`}
        tag={
          <>
            <StatusTag tone={RETURN_TONE[todo]}>{RETURN_TODO_LABEL[todo]}</StatusTag>
            <Lateness of={pkg} />
          </>
        }
        facts={`${order.company.corporate_name} · ${returnKindText(pkg)} · ${returnDayText({ ...pkg, address })} · nº ${String(pkg.id)}`}
        actions={
          <>
            <ButtonLink href={paths.admin.order(order.company.id, order.order_mask_id)}>Ver pedido</ButtonLink>
            {pkg.can_call_off && <CancelReturn pkg={pkg} />}
          </>
        }
      />
      {pkg.due_at && isPastDue(pkg.due_at) && (
        <Notice tone="warn" title={isAwaited ? 'Devolução atrasada' : 'Avaliação atrasada'}>
          {LATE[todo]}
        </Notice>
      )}
      {pkg.replacements.length > 0 && (
        <Notice tone="info" title="De uma troca">
          {pkg.replacements.map(replacementText).join(' ')}
        </Notice>
      )}
      {isAwaited && <ReceiptCard pkg={pkg} />}
      {isAwaited && <ReturnLabelCard packageId={pkg.id} />}
      {isHere ? <AppraisalDesk pkg={pkg}>{origin}</AppraisalDesk> : origin}
    </Stack>
  )
}

const CollectionDialogForm = lazyDialog(() =>
  import('./CollectionDialogForm').then((module) => module.CollectionDialogForm),
)

/** Records or corrects the day of collection, until the order is finished. */
const CollectionDay = ({ pkg }: { pkg: ReturnDetail }) => {
  const [isOpen, open] = useState(false)
  if (pkg.order.stage_name === 'FINISHED') return null
  return (
    <>
      <PlainButton size="small" onClick={() => open(true)}>
        {isAwaitingCollection(pkg.delivery_status) ? 'Registrar coleta' : 'Corrigir coleta'}
      </PlainButton>
      <CollectionDialogForm pkg={pkg} open={isOpen} onClose={() => open(false)} />
    </>
  )
}

const addressText = ({ street, number, complement, city, state }: ReturnDetail['address']): string =>
  `${street}, ${number}${complement ? `, ${complement}` : ''}. ${city}, ${state}`

const LATE: Partial<Record<ReturnDetail['todo'], string>> = {
  collect: 'Já devia ter sido coletada. Combine a coleta com o cliente.',
  receive: 'Já devia ter chegado. Confira o rastreio com a transportadora.',
  appraise: 'Chegou há mais de três dias. Avalie o que falta.',
}

const Stack = styled.div<{ $wide: boolean }>`
  ${flex.stack};
  gap: 16px;
  max-width: ${({ $wide }) => ($wide ? 'none' : '1120px')};
`

/** Cancels a return; possible until it is collected. */
export const CancelReturn = ({ pkg }: { pkg: ReturnDetail }) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useCancelReturn()
  const confirm = async (): Promise<void> => {
    await mutateAsync(pkg.id)
    toast.success('Devolução cancelada')
  }
  return (
    <>
      <PlainButton onClick={() => setAsking(true)}>Cancelar devolução</PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancelar a devolução ${String(pkg.id)}?`}
        confirmLabel="Cancelar devolução"
        cancelLabel="Manter devolução"
        danger
        onConfirm={confirm}
      >
        {formatCount(pkg.units, 'equipamento continua', 'equipamentos continuam')} com o cliente e a locação segue.
      </ConfirmDialog>
    </>
  )
}

/** Labels for the boxes of a return, for whoever collects it. */
export const ReturnLabelCard = ({ packageId }: { packageId: number }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ packageId })
  return (
    <Card title="Etiquetas">
      <LabelPrintForm
        of={`devolução ${String(packageId)}`}
        max={MAX_VOLUMES}
        busy={isPending}
        onDownload={mutate}
        withSmall
      />
    </Card>
  )
}
