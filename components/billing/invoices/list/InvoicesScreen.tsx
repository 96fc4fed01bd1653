import { useState } from 'react'
import { FileCheck2, FilePlus2, FileText, Table2, Upload, UserRound } from 'lucide-react'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useRowKeys } from '@/components/ui/tables/useRowKeys'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { issueRefusal } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { InvoiceCard } from './InvoiceCard'
import { invoiceColumns, type Room } from './invoiceColumns'
import { type InvoiceDialog, InvoiceDialogs } from './InvoiceDialogs'
import { InvoiceTools } from './InvoiceTools'
import { InvoiceViewTabs } from './InvoiceViewTabs'
import { MonthMenu } from './MonthMenu'
import { type InvoiceList, useInvoiceList } from './useInvoiceList'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/** The invoices of all companies, from the draft to the last payment. */
export const InvoicesScreen = () => {
  const invoices = useInvoiceList()
  const [asked, ask] = useState<InvoiceDialog | null>(null)
  const room = useRoom()
  const menu = useRowMenu(ask)
  const keys = useRowKeys()
  const { list, noun } = invoices
  return (
    <div {...keys}>
      <ListScreen
        list={list}
        noun={noun}
        label="Faturas"
        title="Faturas"
        actions={<ListActions invoices={invoices} ask={ask} />}
        views={<InvoiceViewTabs {...invoices} />}
        tools={<InvoiceTools invoices={invoices} ask={ask} />}
        columns={invoiceColumns(invoices.isDrafts, room, menu)}
        rowHref={({ id }) => paths.admin.invoice(id)}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        selection={invoices.selection}
        size="small"
        skeletonRows={12}
        footnote={<ListSum invoices={invoices} />}
        empty={invoices.views.view.empty}
      >
        <InvoiceDialogs asked={asked} month={invoices.month} onClose={() => ask(null)} />
      </ListScreen>
    </div>
  )
}

type Ask = { ask: (dialog: InvoiceDialog) => void }

const ListActions = ({ invoices: { csv, list, month, setMonth }, ask }: Ask & { invoices: InvoiceList }) => (
  <>
    <MonthMenu month={month} onChange={setMonth} />
    <PlainButton size="small" onClick={() => ask({ kind: 'drafts' })}>
      Gerar rascunhos
    </PlainButton>
    <CsvButton csv={csv} rows={list.count} />
    <MoreMenu
      label="Mais ações de faturas"
      bordered
      entries={[
        {
          key: 'new',
          label: 'Nova fatura avulsa',
          icon: <FilePlus2 {...icon} />,
          onSelect: () => ask({ kind: 'new' }),
        },
        {
          key: 'import',
          label: 'Importar pagamentos',
          icon: <Upload {...icon} />,
          onSelect: () => ask({ kind: 'import' }),
        },
      ]}
    />
  </>
)

const ListSum = ({ invoices: { list, noun, sum } }: { invoices: InvoiceList }) =>
  sum === undefined || list.count === undefined ? null : (
    <>
      {formatCount(list.count, `${noun.one} soma`, `${noun.many} somam`)} <Money value={sum} strong />
    </>
  )

function useRoom(): Room {
  const [isDesk, isTablet] = [useMediaQuery('(max-width: 1279.98px)'), useMediaQuery('(max-width: 1039.98px)')]
  if (isTablet) return 'tablet'
  return isDesk ? 'desk' : 'wide'
}

/** What can be done from a row. */
function useRowMenu(ask: Ask['ask']) {
  const { actor } = useLogin()
  const mayOpenClients = actor !== null && may(actor, 'clients:open')
  return (invoice: InvoiceSummary): readonly MenuEntry[] => {
    const { id, status, company, period } = invoice
    const measured = `${paths.admin.measuring()}?mes=${period}&empresa=${String(company.id)}`
    return [
      { key: 'open', label: 'Abrir', icon: <FileText {...icon} />, href: paths.admin.invoice(id) },
      ...(status === 'DRAFT' && issueRefusal(invoice) === undefined
        ? [
            {
              key: 'issue',
              label: 'Emitir fatura',
              icon: <FileCheck2 {...icon} />,
              onSelect: () => ask({ kind: 'issue', invoices: [invoice] }),
            },
          ]
        : []),
      { key: 'measuring', label: 'Ver medição do mês', icon: <Table2 {...icon} />, href: measured },
      ...(mayOpenClients
        ? [
            {
              key: 'client',
              label: 'Ver cliente',
              icon: <UserRound {...icon} />,
              href: paths.admin.client(company.id),
            },
          ]
        : []),
    ]
  }
}
