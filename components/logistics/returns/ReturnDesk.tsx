import Link from 'next/link'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { paths } from '@/services/config/paths'
import { replacementWords } from '@/services/logistics/replaced-words.rules'
import { RETURN_TODO_WORD, RETURN_TONE } from '@/services/logistics/returns-desk.rules'
import type { ReturnDesk as Desk } from '@/services/logistics/returns-desk.schema'
import { AppraisalCard } from './AppraisalCard'
import { CallOff } from './CallOff'
import { LabelCard } from './LabelCard'
import { ReceiptCard } from './ReceiptCard'
import { dayOf, kindOf } from './returnWords'

/** What came and what is to come, what was found, and where each unit goes. */
export const ReturnDesk = ({ parcel }: { parcel: Desk }) => {
  const { todo, order, address, reason, comment } = parcel
  const isAwaited = todo === 'collect' || todo === 'on_the_way' || todo === 'receive'
  return (
    <Stack>
      <PageHeader
        above={[{ label: 'Devoluções', href: paths.admin.returnals() }]}
        title={`Devolução ${String(parcel.id)}`}
        tag={<StatusTag tone={RETURN_TONE[todo]}>{RETURN_TODO_WORD[todo]}</StatusTag>}
        facts={`${order.company.corporate_name} · ${kindOf(parcel)} · ${dayOf({ ...parcel, address })}`}
        actions={parcel.can_call_off && <CallOff parcel={parcel} />}
      />
      {parcel.late && (
        <Notice tone="warn" title={isAwaited ? 'Devolução atrasada' : 'Avaliação atrasada'}>
          {LATE[todo]}
        </Notice>
      )}
      {parcel.replacements.length > 0 && (
        <Notice tone="info" title="De uma troca">
          {parcel.replacements.map(replacementWords).join(' ')}
        </Notice>
      )}
      {isAwaited && <ReceiptCard parcel={parcel} />}
      {(todo === 'appraise' || todo === 'done') && <AppraisalCard parcel={parcel} />}
      {isAwaited && <LabelCard packageId={parcel.id} />}
      <Card title="De onde vem">
        <Facts
          items={[
            {
              key: 'order',
              label: 'Pedido',
              value: <Link href={paths.admin.order(order.company.id, order.order_mask_id)}>{order.order_mask_id}</Link>,
            },
            {
              key: 'address',
              label: 'Endereço de coleta',
              value: `${address.street}, ${address.number}${address.complement ? `, ${address.complement}` : ''}. ${address.city}, ${address.state}`,
              long: true,
            },
            { key: 'recipient', label: 'Quem entrega', value: address.recipient_name },
            { key: 'tracking', label: 'Rastreio', value: parcel.tracking_code ?? '—' },
            ...(reason ? [{ key: 'reason', label: 'Motivo', value: reason, long: true }] : []),
            ...(comment ? [{ key: 'comment', label: 'Comentário', value: comment, long: true }] : []),
          ]}
        />
      </Card>
    </Stack>
  )
}

const LATE: Partial<Record<Desk['todo'], string>> = {
  collect: 'Foi pedida há mais de uma semana. Combine a coleta com o cliente.',
  receive: 'Já devia ter chegado. Confira o rastreio com a transportadora.',
  appraise: 'Chegou há mais de três dias. Avalie o que falta.',
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 1120px;
`
