import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Card } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { CONDITION_LABEL, CONDITION_TONE, DESTINATION_LABEL } from '@/services/logistics/returns/appraisal.rules'
import { pointLabel } from '@/services/logistics/returns/checklist.rules'
import type { ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** How a unit was found; its appraisal can be corrected while the unit has not moved on. */
export const AppraisedUnit = ({ unit, onCorrect }: { unit: ReturnedUnit; onCorrect: () => void }) => {
  const { serial, product, condition, destination, comment, checklist, points } = unit
  return (
    <Card
      title={serial}
      facts={product.name}
      extra={
        <>
          {condition && <StatusTag tone={CONDITION_TONE[condition]}>{CONDITION_LABEL[condition]}</StatusTag>}
          {unit.correctable && (
            <MoreMenu
              label={`Ações de ${serial}`}
              entries={[{ key: 'correct', label: 'Corrigir avaliação', onSelect: onCorrect }]}
            />
          )}
        </>
      }
    >
      <Outcome>{destination && DESTINATION_LABEL[destination]}</Outcome>
      {comment && <p>“{comment}”</p>}
      {unit.appraised_at && (
        <Muted>
          Avaliado <Moment at={unit.appraised_at} />
          {unit.appraised_by && ` por ${unit.appraised_by}`}
        </Muted>
      )}
      {checklist && (
        <Tests>
          {points.map((point) => (
            <div key={point}>
              <dt>{pointLabel(point)}</dt>
              <dd data-answer={checklist[point]}>{ANSWER[checklist[point] ?? 'none']}</dd>
            </div>
          ))}
        </Tests>
      )}
    </Card>
  )
}

/** Appraisals from before every test was obligatory lack some. */
const ANSWER = { ok: 'Em ordem', bad: 'Com falha', none: 'Não testado' }

const Outcome = styled.p`
  font-weight: 550;
`

const Muted = styled.p`
  ${font.secondaryMuted};
`

const Tests = styled.dl`
  margin-top: 12px;
  div {
    ${flex.between};
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid ${color.line};
    ${font.secondary};
  }
  dd {
    color: ${color.t2};
  }
  dd[data-answer='ok'] {
    color: ${color.ok};
  }
  dd[data-answer='bad'] {
    color: ${color.bad};
    font-weight: 550;
  }
`
