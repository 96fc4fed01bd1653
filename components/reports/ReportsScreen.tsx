import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { PageTabs } from '@/components/ui/navigation/LinkTabs'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { DASHBOARD_PAGES } from '@/services/dashboard/dashboard-sections.rules'
import { reportsFor } from '@/services/reports/reports.rules'
import { below } from '@/styles/tokens'
import { ReportNav } from './ReportNav'
import { ReportView } from './ReportView'

/** The reports that the user may read, and the one that the address names, by default the first. */
export const ReportsScreen = () => {
  const { actor } = useLogin()
  const asked = useAddressQuery().read('relatorio')
  const reports = actor ? reportsFor(actor) : []
  const shown = reports.find(({ key }) => key === asked) ?? reports[0]
  if (!actor || !shown) return null
  return (
    <>
      {may(actor, 'dashboard:read') && <PageTabs label="Painel" pages={DASHBOARD_PAGES} />}
      <PageHeader title="Relatórios" />
      <Columns>
        <ReportNav reports={reports} current={shown.key} />
        <ReportView key={shown.key} definition={shown} />
      </Columns>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`
