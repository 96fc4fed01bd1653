import { BarLegend, BarRows } from '@/components/ui/charts/BarRows'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import { CountWithLate } from '../CountWithLate'
import { formatDays, ordersHref } from './panel.rules'

type Props = { stages: Dashboard['stages'] | undefined; sellerId: number | undefined }

/** Where orders are before the rental, and how long they took there in the period. */
export const StagesCard = ({ stages, sellerId }: Props) => (
  <Card title="Onde os pedidos param" extra="tempo médio, dias úteis" plainHeader>
    {stages ? (
      <BarRows
        hasNote
        rows={stages.map(({ stage_name, orders, late, mean_days }) => ({
          key: stage_name,
          label: STAGE_LABEL[stage_name],
          href: ordersHref(stage_name, sellerId),
          plain: orders - late,
          late,
          figure: <CountWithLate count={orders} late={late} />,
          note: formatDays(mean_days),
        }))}
      />
    ) : (
      <SkeletonText label="Contando os pedidos" rows={8} />
    )}
    <BarLegend plain="no prazo" late="atrasado" />
  </Card>
)
