import { useQuery } from '@tanstack/react-query'
import { Link2, Pencil, Pin, Save, SquarePlus, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { useLogin } from '@/contexts/LoginContext'
import {
  useDeleteOrderView,
  useUpdateOrderView,
  useUpdateOrderViewSettings,
} from '@/hooks/orders/order-views.mutations'
import { ordersSummaryQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { MAX_VIEWS } from '@/services/orders/list/order-views.schema'
import { ORDER_VIEWS, type OrderView, toFilterAddress } from './orderViews.rules'
import type { OrderViewState } from './useOrderViews'

type OrderViewTabsProps = { views: readonly OrderView[]; current: string; onChoose: (key: string) => void }

export const OrderViewTabs = ({ views, current, onChoose }: OrderViewTabsProps) => {
  const { actor } = useLogin()
  const { data } = useQuery(ordersSummaryQueryOptions())
  return (
    <TabRow aria-label="Visões">
      {views.map(({ key, label, count }) => (
        <CountTab
          key={key}
          label={label}
          isOn={key === current}
          isCounted={count !== undefined}
          count={data && actor ? count?.(data, actor.groups) : undefined}
          onChoose={() => onChoose(key)}
        />
      ))}
    </TabRow>
  )
}

// Loaded on demand: antd's fields and dialogs, which few visits of the list need.
const OrderViewDialog = dynamic(() => import('./OrderViewDialog').then((module) => module.OrderViewDialog), {
  ssr: false,
})

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/** The menu of the current view: copy its link and save it as new; for a saved view also update, rename and delete. */
export const OrderViewMenu = ({ state }: { state: OrderViewState }) => {
  const [openDialog, setOpenDialog] = useState<'new' | 'name' | 'delete' | null>(null)
  const close = (): void => setOpenDialog(null)
  const { own, view } = state
  const isNameOpen = openDialog === 'new' || openDialog === 'name'
  const wasNameOpened = useOnceOpened(isNameOpen)
  const entries = useEntries(state, setOpenDialog)
  const remove = useDeleteOrderView()
  return (
    <>
      <MoreMenu label="Ações da visão" entries={entries} />
      {wasNameOpened && (
        <OrderViewDialog
          open={isNameOpen}
          onClose={close}
          view={openDialog === 'name' ? own : undefined}
          state={state}
        />
      )}
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={close}
        title={`Excluir a visão ${view.label}?`}
        confirmLabel="Excluir visão"
        cancelLabel="Manter visão"
        danger
        onConfirm={async () => {
          if (!own) return
          await remove.mutateAsync(own.id)
          state.open('todos')
          toast.success(`Visão ${own.name} excluída`)
        }}
      >
        Os pedidos continuam como estão; só a visão deixa de existir, e só para você.
      </ConfirmDialog>
    </>
  )
}

function useEntries(state: OrderViewState, ask: (what: 'new' | 'name' | 'delete') => void): MenuEntry[] {
  const { own, view, query, columns, first } = state
  const change = useUpdateOrderView()
  const settings = useUpdateOrderViewSettings()
  const isFirst = (first ?? 'minhas') === view.key
  const isFull = state.views.length - ORDER_VIEWS.length >= MAX_VIEWS
  const update = (): void => {
    if (!own) return
    toastOnSuccess(change.mutateAsync({ id: own.id, query, columns: [...columns] }), `Visão ${own.name} salva`)
  }
  const pin = (): void => toastOnSuccess(settings.mutateAsync({ first: view.key }), `Os pedidos abrem em ${view.label}`)
  return [
    { key: 'link', label: 'Copiar link da visão', icon: <Link2 {...icon} />, onSelect: () => copyLink(state) },
    ...(own ? [{ key: 'keep', label: `Salvar em ${own.name}`, icon: <Save {...icon} />, onSelect: update }] : []),
    {
      key: 'new',
      label: isFull ? `Salvar como nova visão (limite de ${String(MAX_VIEWS)})` : 'Salvar como nova visão…',
      icon: <SquarePlus {...icon} />,
      disabled: isFull,
      onSelect: () => ask('new'),
    },
    {
      key: 'pin',
      label: isFirst ? 'Visão inicial (atual)' : 'Usar como visão inicial',
      icon: <Pin {...icon} />,
      disabled: isFirst,
      onSelect: pin,
    },
    ...(own
      ? [
          { key: 'name', label: 'Renomear…', icon: <Pencil {...icon} />, onSelect: () => ask('name') },
          {
            key: 'remove',
            label: 'Excluir…',
            icon: <Trash2 {...icon} />,
            danger: true,
            onSelect: () => ask('delete'),
          },
        ]
      : []),
  ]
}

/** Copies a URL with all filters, also those of a view that is open by default. */
function copyLink({ view, query, columns, areColumnsChosen, own }: OrderViewState): void {
  const address = new URL(window.location.href)
  const says = { visao: view.key, ...(own || address.searchParams.get('visao') === null ? toFilterAddress(query) : {}) }
  for (const [name, value] of Object.entries(says)) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  if (areColumnsChosen) address.searchParams.set('colunas', columns.join(','))
  void navigator.clipboard.writeText(address.href).then(() => {
    toast.success('Link da visão copiado')
  })
}
