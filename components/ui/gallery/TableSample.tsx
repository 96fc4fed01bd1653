import { useState } from 'react'
import { DueDate } from '../display/DueDate'
import { Money } from '../display/Money'
import { StageTicks } from '../display/StageTicks'
import { EmptyState } from '../feedback/EmptyState'
import { DataTable } from '../tables/DataTable'
import type { DataColumn, Sort } from '../tables/dataTable.types'
import { sampleStages } from './StagesSample'

type Row = { number: string; company: string; at: number; due: string; fee: string }

const rows: Row[] = [
  { number: '000128', company: 'Horizonte Engenharia', at: 1, due: '2026-11-24', fee: '6900.00' },
  { number: '000044', company: 'Atlântica Logística', at: 4, due: '2026-11-19', fee: '11346.00' },
  { number: '000007', company: 'Metalúrgica Três Rios', at: 2, due: '2026-11-18', fee: '7315.00' },
]

const now = new Date('2026-11-19T15:00:00Z')
const columns: DataColumn<Row>[] = [
  { key: 'number', title: 'Pedido', render: (row) => row.number },
  { key: 'company', title: 'Empresa', render: (row) => row.company },
  {
    key: 'stage',
    title: 'Etapa',
    render: (row) => <StageTicks items={sampleStages(row.at, row.at === 1 ? 'customer' : 'staff')} />,
  },
  { key: 'due', title: 'Prazo', render: (row) => <DueDate at={row.due} now={now} /> },
  { key: 'fee', title: 'Mensalidade', align: 'right', sortable: true, render: (row) => <Money value={row.fee} /> },
]

const shared = { columns, rowKey: (row: Row) => row.number, rowHref: (row: Row) => `/dev/ui?pedido=${row.number}` }
const empty = <EmptyState variant="first-use" title="Sua empresa ainda não fez pedidos" heading="h3" />

export const TableSample = () => {
  const [sort, setSort] = useState<Sort | null>({ key: 'fee', direction: 'descend' })
  const [page, setPage] = useState(2)
  const [keys, setKeys] = useState<(string | number)[]>(['000044'])
  return (
    <>
      <h2 className="sample">Lista</h2>
      <div style={{ display: 'grid', gap: 20 }}>
        <DataTable
          {...shared}
          label="Pedidos"
          rows={rows}
          empty={empty}
          refreshing
          size="small"
          sort={sort}
          onSort={setSort}
          selection={{ keys, onChange: setKeys }}
          page={{ current: page, size: 18, total: 80, onPage: setPage }}
        />
        <DataTable {...shared} label="Pedidos esperados" rows={undefined} empty={empty} skeletonRows={3} />
        <DataTable
          {...shared}
          label="Pedidos filtrados"
          rows={[]}
          empty={<EmptyState variant="no-result" title="Nenhum pedido com esses filtros" heading="h3" />}
        />
      </div>
    </>
  )
}
