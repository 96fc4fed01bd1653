import styled from 'styled-components'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { SearchField } from '@/components/ui/tables/SearchField'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { INVOICE_KIND_LABEL, INVOICE_KINDS } from '@/services/billing/invoices/invoice-states.rules'
import { issueRefusal, totalOf } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { formatCount } from '@/services/format/format.rules'
import type { InvoiceDialog } from './InvoiceDialogs'
import type { InvoiceList } from './useInvoiceList'

type Props = { invoices: InvoiceList; ask: (dialog: InvoiceDialog) => void }

const KINDS = INVOICE_KINDS.map((kind) => ({ value: kind, label: INVOICE_KIND_LABEL[kind] }))

/** The line above the table. With drafts chosen their commands take its place, as high: the table does not move. */
export const InvoiceTools = ({ invoices, ask }: Props) => (
  <Place>
    {invoices.selected.length > 0 ? <Chosen invoices={invoices} ask={ask} /> : <Filters invoices={invoices} />}
  </Place>
)

const Filters = ({ invoices: { list, noun } }: Pick<Props, 'invoices'>) => {
  const companiesOfRows = list.rows?.map(({ company }) => company)
  const company = useCompanyFilter(list.filterId('empresa'), companiesOfRows)
  const order = list.filter('pedido')
  const filters: Filter[] = [
    { key: 'tipo', label: 'Tipo', options: KINDS, value: list.filter('tipo') },
    ...(company ? [company] : []),
    // Only from a link of an order.
    ...(order === null ? [] : [{ key: 'pedido', label: 'Pedido', options: [], value: order, valueLabel: order }]),
  ]
  return (
    <ListTools total={list.count === undefined ? '' : formatCount(list.count, noun.one, noun.many)}>
      <SearchField
        label="Buscar faturas"
        placeholder="Número, empresa ou CNPJ"
        value={list.search}
        onSearch={list.setSearch}
      />
      <FilterChips filters={filters} onChange={list.setFilter} onClear={list.clear} />
    </ListTools>
  )
}

const Chosen = ({ invoices: { list, selected, clearSelection }, ask }: Props) => {
  const left = (list.rows ?? []).filter((row) => issueRefusal(row) !== undefined).length
  return (
    <SelectionBar
      name="Rascunhos selecionados"
      label={formatCount(selected.length, 'selecionada', 'selecionadas')}
      facts={
        <>
          <Money value={totalOf(selected)} strong />
          {left > 0 && <span>{left === 1 ? '1 fica' : `${String(left)} ficam`} de fora: faltam dados</span>}
        </>
      }
      onClear={clearSelection}
    >
      <PlainButton size="small" onClick={() => ask({ kind: 'due', invoices: selected })}>
        Mudar vencimento
      </PlainButton>
      <PlainButton size="small" kind="primary" onClick={() => ask({ kind: 'issue', invoices: selected })}>
        Emitir {formatCount(selected.length, 'fatura', 'faturas')}
      </PlainButton>
    </SelectionBar>
  )
}

const Place = styled.div`
  display: grid;
  align-items: center;
  min-height: 50px;
  margin-bottom: 12px;
  > * {
    margin-bottom: 0;
  }
`
