import { Download } from 'lucide-react'
import styled from 'styled-components'
import type { ListAddress } from '@/components/layout/list/useListAddress'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useDashboardCsv } from '@/hooks/dashboard/dashboard.queries'
import type { Dashboard, DashboardQuery } from '@/services/dashboard/dashboard.schema'
import { DASHBOARD_SECTIONS, type DashboardSection } from '@/services/dashboard/dashboard-sections.rules'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { below } from '@/styles/tokens'
import { periodText, SPAN_OPTIONS, spanOf, USUAL_SPAN } from './panel.rules'

type Query = Partial<DashboardQuery> & { from: string; to: string }

type Props = { address: ListAddress; query: Query; current: string; dashboard: Dashboard | undefined }

/** Period, seller and the files of the sections. */
export const DashboardFilters = ({ address, query, current, dashboard }: Props) => {
  const span = spanOf(query, current)
  const choose = (months: string): void => {
    const isUsual = Number(months) === USUAL_SPAN
    address.write({ de: isUsual ? null : shiftMonth(current, 1 - Number(months)), ate: null })
  }
  const sellers = (dashboard?.sellers ?? []).map(({ id, first_name }) => ({ value: String(id), label: first_name }))
  return (
    <>
      <Choice>
        <NativeSelect
          aria-label="Período"
          value={span}
          placeholder={span === '' ? periodText(query) : null}
          options={SPAN_OPTIONS}
          onChange={choose}
        />
      </Choice>
      <Choice>
        {/* Anew once the names are there: the browser cannot show a choice before it is offered. */}
        <NativeSelect
          key={sellers.length}
          aria-label="Vendedor"
          value={query.seller_id === undefined ? '' : String(query.seller_id)}
          placeholder="Todos os vendedores"
          options={sellers}
          onChange={(id) => address.write({ vendedor: id })}
        />
      </Choice>
      <ExportMenu query={query} dashboard={dashboard} />
    </>
  )
}

const SECTION_LABEL: Readonly<Record<DashboardSection, string>> = {
  indicators: 'Indicadores por mês',
  rented: 'Equipamentos em locação por mês',
  stages: 'Onde os pedidos param',
  movement: 'Receita em locação por mês',
  stock: 'Estoque por produto',
  urgent: 'Precisa de alguém agora',
  receivables: 'A receber por idade',
  tickets: 'Atendimento',
}

const ExportMenu = ({ query, dashboard }: Pick<Props, 'query' | 'dashboard'>) => {
  const { download, isBusy } = useDashboardCsv(query)
  const sections = DASHBOARD_SECTIONS.filter((section) => section !== 'receivables' || dashboard?.receivables)
  return (
    <MenuButton
      label="Exportar CSV"
      align="end"
      entries={sections.map((section) => ({
        key: section,
        label: SECTION_LABEL[section],
        onSelect: () => download(section),
      }))}
    >
      {(trigger) => (
        <PlainButton {...trigger} disabled={isBusy} icon={<Download size={16} strokeWidth={1.75} aria-hidden />}>
          Exportar CSV
        </PlainButton>
      )}
    </MenuButton>
  )
}

const Choice = styled.div`
  width: 184px;
  ${below.phone} {
    width: auto;
  }
`
