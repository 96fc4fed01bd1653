import { BarLegend, type BarRow, BarRows } from '@/components/ui/charts/BarRows'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { paths } from '@/services/config/paths'
import type { OrdersSummary, StageCount } from '@/services/orders/list/orders-summary.schema'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import { CountWithLate } from './CountWithLate'
import { stagesWithTurn } from './home.rules'

/** The number of orders in each stage with a turn, and how many are late. */
export const AdminHomeStages = ({ summary }: { summary: OrdersSummary | undefined }) => (
  <Card title="Onde os pedidos param" extra="pedidos na etapa" plainHeader>
    {summary ? (
      <BarRows rows={stagesWithTurn(summary).map(toRow)} />
    ) : (
      <SkeletonText label="Contando os pedidos" rows={8} />
    )}
    <BarLegend plain="no prazo" late="atrasado" />
  </Card>
)

const toRow = ({ stage_name, total, late }: StageCount): BarRow => ({
  key: stage_name,
  label: STAGE_LABEL[stage_name],
  href: `${paths.admin.orders()}?visao=todos&etapa=${stage_name}`,
  plain: total - late,
  late,
  figure: <CountWithLate count={total} late={late} />,
})
