import styled from 'styled-components'
import { Moment } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatCount } from '@/services/format/format.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import { CONDITION_LABEL, CONDITION_TONE } from '@/services/logistics/returns/appraisal.rules'
import { faultLabels } from '@/services/logistics/returns/checklist.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The units of a return: received or not, and their condition. */
export const ReturnFindings = ({ pkg: { id, items, serials, delivery_date } }: { pkg: Package }) => {
  const received = serials.filter(({ received_at }) => received_at !== null).length
  const nameOf = (productId: number) => items.find(({ product_id }) => product_id === productId)?.name
  return (
    <>
      <Sum>
        {String(received)} de {formatCount(serials.length, 'equipamento recebido', 'equipamentos recebidos')}
      </Sum>
      <List aria-label={`Equipamentos da devolução ${String(id)}`}>
        {serials.map(({ serial, product_id, received_at, condition, comment, checklist }) => {
          const faults = faultLabels(checklist ?? {})
          return (
            <li key={serial}>
              <div>
                <span>
                  <b>{serial}</b> <small>{nameOf(product_id)}</small>
                </span>
                {condition ? (
                  <StatusTag tone={CONDITION_TONE[condition]}>{CONDITION_LABEL[condition]}</StatusTag>
                ) : (
                  <StatusTag tone={received_at ? 'brand' : 'neutral'}>
                    {received_at ? 'Em avaliação' : 'Ainda não chegou'}
                  </StatusTag>
                )}
              </div>
              {(faults.length > 0 || comment) && (
                <p>
                  {faults.length > 0 && `Com falha: ${faults.join(', ')}. `}
                  {comment && `“${comment}”`}
                </p>
              )}
              {/* Of a package that came whole its day says it. */}
              {received_at && !delivery_date && (
                <small>
                  Recebido <Moment at={received_at} />
                </small>
              )}
            </li>
          )
        })}
      </List>
    </>
  )
}

const Sum = styled.p`
  margin-top: 6px;
  font-size: 13px;
  font-weight: 550;
`

const List = styled.ul`
  margin-top: 4px;
  ${font.secondary};
  li {
    padding: 8px 0;
    border-top: 1px solid ${color.line};
  }
  li > div {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    ${font.smallMuted};
  }
  p {
    overflow-wrap: anywhere;
  }
`
