import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRequestReturns } from '@/hooks/equipment/equipment.mutations'
import { returnTermsQueryOptions } from '@/hooks/equipment/equipment.queries'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import { MAX_VOLUMES } from '@/services/logistics/returns/return-label.rules'
import type { Order } from '@/services/orders/orders.schema'
import { font } from '@/styles/mixins'
import { unitsName } from '../units/UnitStatus'
import { ReturnTermsSummary } from './ReturnTermsSummary'

type Props = { units: readonly Equipment[]; open: boolean; onClose: () => void }

/** Requests the return of some units: shows the terms first, then the labels for the boxes. */
export const ReturnDialogForm = ({ units, open, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<RequestedReturn[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // A cancelled return may be requested again.
    if (open) setAsked(null)
  }
  const ids = units.map(({ id }) => id)
  const { data: terms, isError } = useQuery({ ...returnTermsQueryOptions(ids), enabled: open && !asked })
  const { mutateAsync: request, isPending } = useRequestReturns()
  const objections = terms?.flatMap((one) => one.objections) ?? []
  const send = async (): Promise<void> => {
    // A toast has shown the refusal; the input stays.
    const orders = await request({ units: ids, ...(reason.trim() && { reason: reason.trim() }) }).catch(() => null)
    const serials = units.map(({ serial }) => serial)
    if (orders) setAsked(requestedReturns(orders, serials))
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      title={asked ? 'Devolução pedida' : `Devolver ${unitsName(units)}?`}
      footer={
        <>
          {!asked && (
            <PlainButton onClick={onClose} disabled={isPending}>
              Manter em uso
            </PlainButton>
          )}
          {/* The same button before and after, so that it keeps the focus. */}
          <PlainButton
            key="next"
            kind="primary"
            busy={isPending}
            disabled={!asked && (!terms || objections.length > 0)}
            onClick={() => (asked ? onClose() : void send())}
          >
            {asked ? 'Concluir' : 'Pedir devolução'}
          </PlainButton>
        </>
      }
    >
      {asked ? (
        <ReturnConfirmation asked={asked} />
      ) : (
        <>
          {objections.length > 0 && (
            <Notice tone="warn" title="Nem tudo pode ser devolvido agora">
              {objections.join(' ')}
            </Notice>
          )}
          {isError && (
            <Notice tone="bad" title="Não foi possível calcular a devolução">
              Feche e tente de novo.
            </Notice>
          )}
          {!terms && !isError && <SkeletonText label="Calculando" rows={3} />}
          {terms?.map((one) => (
            <ReturnTermsSummary key={one.order_mask_id} terms={one} />
          ))}
          <LeaveGuard when={reason.trim() !== ''} />
          <Field label="Motivo" optional>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </DialogModal>
  )
}

export type RequestedReturn = { packageId: number; maskId: string; place: string }

/** The return packages of these units that wait for collection. */
export const requestedReturns = (orders: readonly Order[], serials: readonly string[]): RequestedReturn[] =>
  orders.flatMap(({ order_mask_id, packages }) =>
    packages
      .filter(({ package_type, delivery_status }) => package_type === 'return' && isAwaitingCollection(delivery_status))
      .filter((pkg) => pkg.serials.some(({ serial }) => serials.includes(serial)))
      .map(({ id, address }) => ({ packageId: id, maskId: order_mask_id, place: address.label })),
  )

/** What happens next, and the labels for the boxes of each address. */
export const ReturnConfirmation = ({ asked }: { asked: readonly RequestedReturn[] }) => (
  <Block role="status">
    <p>Combinaremos a coleta com você. Imprima a etiqueta e cole uma em cada volume.</p>
    {asked.map((one) => (
      <Labels key={one.packageId} asked={one} />
    ))}
    <small>As etiquetas ficam também na página do pedido.</small>
  </Block>
)

const Labels = ({ asked: { packageId, maskId, place } }: { asked: RequestedReturn }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ packageId, maskId })
  return (
    <section>
      <b>
        Pedido {maskId}, {place}
      </b>
      <LabelPrintForm of={`devolução ${String(packageId)}`} max={MAX_VOLUMES} busy={isPending} onDownload={mutate} />
    </section>
  )
}

const Block = styled.div`
  display: grid;
  gap: 16px;
  b {
    display: block;
    margin-bottom: 8px;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    ${font.smallMuted};
  }
`
