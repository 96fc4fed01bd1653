import Link from 'next/link'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { paths } from '@/services/config/paths'
import type { OrdersSummary, StageCount } from '@/services/orders/list/orders-summary.schema'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { stagesWithTurn } from './home.rules'

/** The number of orders in each stage with a turn, and how many are late. */
export const AdminHomeStages = ({ summary }: { summary: OrdersSummary | undefined }) => {
  const stages = summary && stagesWithTurn(summary)
  const most = Math.max(1, ...(stages ?? []).map(({ total }) => total))
  return (
    <Card title="Onde os pedidos param" extra="pedidos na etapa" plainHeader>
      {stages ? (
        <Bars>
          {stages.map((stage) => (
            <Bar key={stage.stage_name} stage={stage} most={most} />
          ))}
        </Bars>
      ) : (
        <SkeletonText label="Contando os pedidos" rows={8} />
      )}
      <Legend aria-hidden>
        <li data-late="false">no prazo</li>
        <li data-late="true">atrasado</li>
      </Legend>
    </Card>
  )
}

const Bar = ({ stage: { stage_name, total, late }, most }: { stage: StageCount; most: number }) => (
  <li>
    <Link href={`${paths.admin.orders()}?visao=todos&etapa=${stage_name}`}>
      <span>{STAGE_LABEL[stage_name]}</span>
      <Track aria-hidden>
        <i style={{ width: `${String(((total - late) / most) * 100)}%` }} />
        <i data-late style={{ width: `${String((late / most) * 100)}%` }} />
      </Track>
      <b>
        {total}
        {late > 0 && (
          <span className="visually-hidden">{late === 1 ? ', 1 atrasado' : `, ${String(late)} atrasados`}</span>
        )}
      </b>
    </Link>
  </li>
)

const Bars = styled.ul`
  margin-top: -8px;
  a {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) 32px;
    align-items: center;
    gap: 8px;
    min-height: 29px;
    margin: 0 -8px;
    padding: 0 8px;
    border-radius: 6px;
    color: inherit;
  }
  a:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
  b {
    font-weight: 600;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`

const Track = styled.span`
  display: flex;
  height: 15px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.sunken};
  i {
    background: ${color.drawMid};
  }
  i[data-late] {
    background: ${color.badDot};
  }
`

const Legend = styled.ul`
  display: flex;
  gap: 16px;
  margin-top: 10px;
  ${font.captionMuted};
  li::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 2px;
    background: ${color.drawMid};
  }
  li[data-late='true']::before {
    background: ${color.badDot};
  }
`
