import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { formatDay } from '@/services/format/format.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import { color } from '@/styles/tokens'

const CONDITION: Readonly<Record<string, { tone: StatusTone; word: string }>> = {
  good: { tone: 'ok', word: 'Em bom estado' },
  damaged: { tone: 'bad', word: 'Com dano' },
  missing: { tone: 'bad', word: 'Não voltou' },
}

/** How the unit was found when it came back last. */
export const UnitCondition = ({ unit: { condition: found } }: { unit: UnitDetail }) => {
  if (!found) return null
  const { tone, word } = CONDITION[found.condition] ?? { tone: 'neutral', word: found.condition }
  const when = found.appraised_at ? ` em ${formatDay(found.appraised_at)}` : ''
  return (
    <Card title="Última avaliação" extra={<StatusTag tone={tone}>{word}</StatusTag>}>
      {found.comment && <p>“{found.comment}”</p>}
      <Quiet>
        Avaliado{when}
        {found.appraised_by && ` por ${found.appraised_by}`}, na devolução do pedido {found.order.order_mask_id} de{' '}
        {found.order.company.corporate_name}
        {found.destination && `. Destino: ${UNIT_STATUS_LABEL[found.destination].toLocaleLowerCase('pt-BR')}`}.
      </Quiet>
    </Card>
  )
}

const Quiet = styled.p`
  color: ${color.t2};
  font-size: 13px;
  line-height: 20px;
`
