import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { companyPages } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { COST_REPORT } from '@/services/reports/definitions/cost-report.rules'
import { ReportView } from './ReportView'

/** What the active company was billed, for its managers, beside its orders and invoices. */
export const CostsScreen = () => {
  const { actor } = useLogin()
  if (!actor) return null
  return (
    <>
      <PageHeader title="Meus pedidos" />
      <LinkTabs label="Pedidos e faturas" tabs={companyPages(actor)} current={paths.platform.costs()} />
      <ReportView definition={COST_REPORT} />
    </>
  )
}
