import { useState } from 'react'
import { BarLegend, BarRows } from '../charts/BarRows'
import type { ChartData } from '../charts/chart.types'
import { ChartLegend } from '../charts/ChartLegend'
import { LazyColumns, LazySparkline } from '../charts/lazyCharts'
import { Card } from '../display/Card'

const MONTHS = ['jul', 'ago', 'set', 'out', 'nov']

const dataOf = (series: ChartData['series'], total?: string): ChartData => ({
  ...{ axis: 'Mês', series, total },
  places: MONTHS.slice(-(series[0]?.values.length ?? 0)).map((short) => ({ long: `${short} 2026`, short })),
})

const STACKED = dataOf(
  [
    { name: 'Notebooks', values: [210, 240, 250, 268, 270] },
    { name: 'Celulares', values: [98, 110, 118, 130, 140] },
    { name: 'Outros', values: [40, 52, 60, 70, 90] },
    { name: 'Avariados', tone: 'late', values: [2, 0, 4, 1, 9] },
    { name: 'Não devolvidos', tone: 'quiet', values: [0, 1, 0, 12, 2] },
  ],
  'Total',
)

const MOVED = dataOf([
  { name: 'Novos', values: [2094.72, 799, null, 70, 380] },
  { name: 'Encerrados', values: [-312.32, 0, null, -656.88, -635.24] },
])

const inReais = (value: number): string => `R$ ${value.toFixed(0)}`.replace('R$ -', '-R$ ')
const plain = String

/** Charts as they are drawn, and where there is little or nothing to draw. */
export const ChartsSample = () => {
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      <h2 className="sample">Gráficos</h2>
      <Card
        title="Empilhadas"
        plainHeader
        extra={<ChartLegend series={STACKED.series} asTable={asTable} onToggle={() => setAsTable(!asTable)} />}
      >
        <LazyColumns caption="Unidades por mês" data={STACKED} format={plain} asTable={asTable} />
      </Card>
      <Card title="Lado a lado, com falta e negativos" plainHeader>
        <LazyColumns caption="Movimento por mês" data={MOVED} format={inReais} layout="grouped" />
      </Card>
      <Card title="Um mês, nada além de zeros, sem dados" plainHeader>
        <LazyColumns caption="Um mês" data={dataOf([{ name: 'Pedidos', values: [7] }])} format={plain} height={140} />
        <LazyColumns caption="Zeros" data={dataOf([{ name: 'Pedidos', values: [0, 0] }])} format={plain} height={140} />
        <LazyColumns
          caption="Sem dados"
          data={dataOf([{ name: 'Nota', values: [null] }])}
          format={plain}
          height={140}
        />
      </Card>
      <Card title="Barras e linhas" plainHeader>
        <BarRows
          label="Pedidos por etapa"
          rows={[
            { key: 'a', label: 'Proposta', plain: 10, late: 2, figure: 12 },
            { key: 'b', label: 'Documentos', plain: 1000, late: 0, figure: 1000 },
            { key: 'c', label: 'Crédito', plain: 0, late: 1, figure: 1 },
          ]}
        />
        <BarLegend plain="no prazo" late="atrasado" />
        <LazySparkline values={[3, 4, null, 2, 5, 6]} />
      </Card>
    </>
  )
}
