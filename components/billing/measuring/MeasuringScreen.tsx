import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { MonthStepper } from '@/components/ui/forms/MonthStepper'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { paths } from '@/services/config/paths'
import { currentDay, formatLongMonth } from '@/services/format/format.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import { MeasurementCard } from './MeasurementCard'
import { firstOfCompanies, keyOfMeasurement, measuringColumns, measuringTotals } from './measuringColumns'
import { MeasuringSums } from './MeasuringSums'
import { useMeasuringFilters, useMeasuringList } from './useMeasuring'

/** A month's use: each unit with its days and what they cost, and the sums over all that match the filters. */
export const MeasuringScreen = () => {
  const { write } = useAddressQuery()
  const measuring = useMeasuringList()
  const { month, list, csv } = measuring
  const filters = useMeasuringFilters(list)
  const room = {
    isNarrow: useMediaQuery('(max-width: 1359.98px)'),
    isTablet: useMediaQuery('(max-width: 1039.98px)'),
  }
  const { data, rows } = list
  const name = formatLongMonth(month)
  return (
    <ListScreen
      list={list}
      noun={{ one: 'unidade medida', many: 'unidades medidas', isFeminine: true }}
      label="Medição"
      parents={[{ label: 'Faturas', href: paths.admin.invoices() }]}
      title={`Medição de ${name}`}
      actions={
        <>
          <MonthStepper month={month} last={monthOf(currentDay())} onChange={(mes) => write({ mes, pagina: null })} />
          <CsvButton csv={csv} rows={list.count} />
        </>
      }
      searchPlaceholder="Série, pedido, empresa ou produto"
      searchLabel="Buscar na medição"
      filters={filters}
      selectionBar={
        <MeasuringSums totals={data?.totals} situation={list.filter('situacao')} choose={measuring.choose} />
      }
      columns={measuringColumns(room, firstOfCompanies(rows))}
      rowKey={keyOfMeasurement}
      card={(row) => <MeasurementCard row={row} />}
      totals={data && measuringTotals(data.totals, name)}
      size="small"
      skeletonRows={16}
      footnote="Cada linha é uma unidade no mês; mês inteiro vale a mensalidade, mês parcial conta por 30."
      failedTitle="Não foi possível carregar a medição"
      noResultTitle="Nenhuma unidade medida com esses filtros"
      empty={{
        title: `Nada medido em ${name}`,
        description: 'A medição começa no dia em que a entrega chega ao cliente.',
      }}
    />
  )
}
