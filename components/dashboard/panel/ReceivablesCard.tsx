import { BarRows } from '@/components/ui/charts/BarRows'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { AGE_LABEL } from '@/services/dashboard/receivable-ages.rules'

/** What is open of the invoices, by how long it is late. */
export const ReceivablesCard = ({ receivables }: { receivables: NonNullable<Dashboard['receivables']> }) => (
  <Card title="A receber por idade" extra={<Link href={paths.admin.invoices()}>Ver faturas</Link>}>
    <BarRows
      wideFigure
      rows={receivables.ages.map(({ age, amount }) => ({
        key: age,
        label: AGE_LABEL[age],
        href: age === 'not_due' ? undefined : `${paths.admin.invoices()}?visao=vencidas`,
        plain: age === 'not_due' ? Number(amount) : 0,
        late: age === 'not_due' ? 0 : Number(amount),
        figure: <Money value={amount} strong />,
      }))}
    />
  </Card>
)
