import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card, CardRow } from '@/components/ui/display/Card'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { Link } from '@/components/ui/navigation/Link'
import { useConfirmReceipt } from '@/hooks/equipment/equipment.mutations'
import { equipmentQueryOptions } from '@/hooks/equipment/equipment.queries'
import { paths } from '@/services/config/paths'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { unitName } from './UnitStatus'

const SHOWN = 5

/** Units that the reader has not confirmed yet; nothing without any. */
export const ReceiptCard = ({ userId }: { userId: number }) => {
  const { data } = useQuery(equipmentQueryOptions({ user: userId, to_confirm: true, page_size: SHOWN }))
  if (!data?.count) return null
  return (
    <Spacing>
      <Card title="Confirme o recebimento" facts={formatCount(data.count, 'equipamento', 'equipamentos')} flush>
        {data.results.map((unit) => (
          <CardRow key={unit.id}>
            <UnitToConfirm unit={unit} />
          </CardRow>
        ))}
      </Card>
    </Spacing>
  )
}

const UnitToConfirm = ({ unit }: { unit: Equipment }) => {
  const { mutateAsync: confirm, isPending } = useConfirmReceipt()
  const press = (): void => toastOnSuccess(confirm(unit.id), `Recebimento de ${unitName(unit)} confirmado.`)
  return (
    <Line>
      <div>
        <Link href={paths.platform.unit(unit.id)}>{unit.product.name}</Link>
        <span>{[unit.label, unit.serial].filter(Boolean).join(' · ')}</span>
      </div>
      <PlainButton
        kind="primary"
        size="small"
        busy={isPending}
        aria-label={`Confirmar recebimento de ${unit.serial}`}
        onClick={press}
      >
        Recebi
      </PlainButton>
    </Line>
  )
}

const Spacing = styled.div`
  margin-bottom: 16px;
`

const Line = styled.div`
  ${flex.between};
  gap: 12px;
  div {
    min-width: 0;
  }
  a {
    display: block;
    font-weight: 550;
  }
  span {
    ${font.smallMuted};
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`
