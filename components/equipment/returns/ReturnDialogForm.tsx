import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Field } from '@/components/ui/forms/Field'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRequestReturns } from '@/hooks/equipment/equipment.mutations'
import { returnTermsQueryOptions } from '@/hooks/equipment/equipment.queries'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { unitsName } from '../units/UnitStatus'
import { type RequestedReturn, requestedReturns, ReturnConfirmation } from './ReturnConfirmation'
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
            <Button onClick={onClose} disabled={isPending}>
              Manter em uso
            </Button>
          )}
          {/* The same button before and after, so that it keeps the focus. */}
          <Button
            key="next"
            type="primary"
            loading={isPending}
            disabled={!asked && (!terms || objections.length > 0)}
            onClick={() => (asked ? onClose() : void send())}
          >
            {asked ? 'Concluir' : 'Pedir devolução'}
          </Button>
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
