import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogModal } from '@/components/ui/DialogModal'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { SkeletonText } from '@/components/ui/Skeleton'
import { TextArea } from '@/components/ui/TextArea'
import { toast } from '@/components/ui/toast'
import { returnTermsQueryOptions } from '@/hooks/equipment/returnTerms.queries'
import { useRequestReturns } from '@/hooks/equipment/useRequestReturns'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { unitName } from '../unitLook'
import { ReturnTermsOf } from './ReturnTermsOf'

type Props = { units: readonly Equipment[]; open: boolean; onClose: () => void }

/** Gives some units back: what it costs is said before, what else is rented stays. */
export const ReturnDialogForm = ({ units, open, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const ids = units.map(({ id }) => id)
  const { data: terms, isError } = useQuery({ ...returnTermsQueryOptions(ids), enabled: open })
  const { mutateAsync: request, isPending } = useRequestReturns()
  const objections = terms?.flatMap((one) => one.objections) ?? []
  const [first] = units
  const name = units.length === 1 && first ? unitName(first) : formatCount(units.length, 'equipamento', 'equipamentos')
  const send = async (): Promise<void> => {
    try {
      await request({ units: ids, ...(reason.trim() && { reason: reason.trim() }) })
    } catch {
      // A toast has said why; what was written stays.
      return
    }
    toast.success('Devolução pedida. Combinaremos a coleta com você.')
    onClose()
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Devolver ${name}?`}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Manter em uso
          </Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={!terms || objections.length > 0}
            onClick={() => void send()}
          >
            Pedir devolução
          </Button>
        </>
      }
    >
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
        <ReturnTermsOf key={one.order_mask_id} terms={one} />
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
    </DialogModal>
  )
}
