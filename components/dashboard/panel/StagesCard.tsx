import { BarLegend, BarRows } from '@/components/ui/charts/BarRows'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import { CountWithLate } from '../CountWithLate'
import { formatDays } from './panel.rules'

/** Where orders are before the rental, and how long they took there in the period. */
export const StagesCard = ({ stages }: { stages: Dashboard['stages'] | undefined }) => (
  <Card title="Onde os pedidos param" extra="tempo médio, dias úteis" plainHeader>
    {stages ? (
      <BarRows
        hasNote
        rows={stages.map(({ stage_name, orders, late, mean_days }) => ({
          key: stage_name,
          label: STAGE_LABEL[stage_name],
          href: `${paths.admin.orders()}?visao=todos&etapa=${stage_name}`,
          plain: orders - late,
          late,
          figure: <CountWithLate count={orders} late={late} />,
          note: formatDays(mean_days),
        }))}
      />
    ) : (
      <SkeletonText label="Contando os pedidos" rows={8} />
    )}
    <BarLegend />
  </Card>
)
