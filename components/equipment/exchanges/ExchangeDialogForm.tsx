import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRequestExchanges } from '@/hooks/equipment/exchanges.mutations'
import { exchangeChoicesQueryOptions } from '@/hooks/equipment/exchanges.queries'
import type { ExchangeKind } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatDeadline } from '@/services/format/format.rules'
import { unitsName } from '../units/UnitStatus'
import { ReplacementList, UpgradeChoices } from './ExchangeChoices'

type Props = { kind: ExchangeKind; units: readonly Equipment[]; open: boolean; onClose: () => void }

const TEXTS = {
  exchange: {
    title: 'Pedir troca de',
    intro:
      'Enviamos outro igual para o mesmo endereço. Se puder, continue usando o atual: a coleta vem depois da entrega.',
    label: 'O que está errado?',
    hint: 'Conte o que acontece e desde quando: assim enviamos um equipamento sem o mesmo problema.',
    missing: 'Conte o que está errado.',
    send: 'Pedir troca',
    done: 'Troca pedida. Você recebe a resposta por e-mail.',
  },
  upgrade: {
    title: 'Pedir upgrade de',
    intro: 'Enviamos o novo para o mesmo endereço e depois coletamos o atual. O prazo do contrato continua o mesmo.',
    label: 'O que falta no equipamento atual?',
    hint: 'Memória, tela, velocidade: ajuda a confirmar que o novo resolve.',
    missing: 'Conte o que falta no atual.',
    send: 'Pedir upgrade',
    done: 'Upgrade pedido. Você recebe a resposta por e-mail.',
  },
} as const satisfies Record<ExchangeKind, object>

export const ExchangeDialogForm = ({ kind, units, open, onClose }: Props) => {
  const words = TEXTS[kind]
  const [productId, setProductId] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const ids = units.map(({ id }) => id)
  const reasonId = useId()
  const { data: offer, isError } = useQuery({ ...exchangeChoicesQueryOptions(ids, kind), enabled: open })
  const { mutateAsync: request, isPending } = useRequestExchanges()
  const objections = offer?.objections ?? []
  const isUpgrade = kind === 'upgrade'
  const send = async (): Promise<void> => {
    const lacks = { product: isUpgrade && productId === null, reason: reason.trim() === '' }
    setMissing(lacks.product || lacks.reason)
    if (lacks.product || lacks.reason) {
      const first = lacks.product ? `[name="upgrade-product"]` : `[data-field="${reasonId}"]`
      document.querySelector<HTMLElement>(first)?.focus()
      return
    }
    try {
      await request({
        units: ids,
        kind,
        ...(isUpgrade && productId !== null && { product_id: productId }),
        reason: reason.trim(),
      })
    } catch {
      // A toast has shown the error; the input stays.
      return
    }
    toast.success(words.done)
    onClose()
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      busy={isPending}
      width={isUpgrade ? 640 : undefined}
      title={`${words.title} ${unitsName(units)}`}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={isPending}>
            Voltar
          </PlainButton>
          <PlainButton
            kind="primary"
            busy={isPending}
            disabled={!offer || objections.length > 0 || offer.choices.length === 0}
            onClick={() => void send()}
          >
            {words.send}
          </PlainButton>
        </>
      }
    >
      <Intro>
        {words.intro}
        {offer?.due_at && ` Se você pedir agora, chega até ${formatDeadline(offer.due_at)}.`}
      </Intro>
      {objections.length > 0 && (
        <Notice tone="warn" title="Agora não dá para pedir">
          {objections.join(' ')}
        </Notice>
      )}
      {isError && (
        <Notice tone="bad" title="Não foi possível ver o que há em estoque">
          Feche e tente de novo.
        </Notice>
      )}
      {!offer && !isError && <SkeletonText label="Vendo o que há em estoque" rows={3} />}
      {offer && !isUpgrade && <ReplacementList choices={offer.choices} units={units} />}
      {offer && isUpgrade && objections.length === 0 && (
        <UpgradeChoices
          choices={offer.choices}
          count={units.length}
          chosen={productId}
          onChoose={setProductId}
          error={isMissing && productId === null ? 'Escolha o equipamento novo.' : undefined}
        />
      )}
      <LeaveGuard when={productId !== null || reason.trim() !== ''} />
      <Field
        label={words.label}
        hint={words.hint}
        error={isMissing && reason.trim() === '' ? words.missing : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            data-field={reasonId}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </DialogModal>
  )
}

const Intro = styled(DialogWords)`
  + [role] {
    margin-bottom: 16px;
  }
`
