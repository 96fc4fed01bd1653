import { Link2, Pencil, Pin, Save, SquarePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import {
  useDeleteSavedView,
  useUpdateSavedView,
  useUpdateSavedViewSettings,
} from '@/hooks/saved-views/saved-views.mutations'
import { MAX_VIEWS } from '@/services/saved-views/saved-views.rules'
import type { ListView, ViewAddress } from './listViews.types'
import type { SavedViewState } from './useSavedViews'

// Loaded on demand: few visits of the list need them.
const SavedViewDialog = lazyDialog(() => import('./SavedViewDialog').then((module) => module.SavedViewDialog))

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

type Asked = 'new' | 'name' | 'delete'

type Props<Query extends object, View extends ListView<Query>> = {
  state: SavedViewState<Query, View>
  /** The list as it is shown: what is saved. */
  current: { query: Partial<Query>; columns?: string[] }
  /** What a link to the list says beside its query. */
  link?: ViewAddress
  /** Before the menu: another way to save a new view. */
  children?: (save: { isFull: boolean; onSave: () => void }) => ReactNode
}

/** The menu of the current view: copy its link and save it as new; for a saved view also update, rename and delete. */
export const SavedViewMenu = <Query extends object, View extends ListView<Query>>(props: Props<Query, View>) => {
  const { state, current, children } = props
  const [asked, ask] = useState<Asked | null>(null)
  const close = (): void => ask(null)
  const { of, own, view } = state
  const isFull = state.saved.length >= MAX_VIEWS
  const entries = useEntries(props, isFull, ask)
  const remove = useDeleteSavedView(of.list)
  return (
    <>
      {children?.({ isFull, onSave: () => ask('new') })}
      <MoreMenu label="Ações da visão" entries={entries} />
      <SavedViewDialog
        open={asked === 'new' || asked === 'name'}
        onClose={close}
        list={of.list}
        stored={of.stored}
        view={asked === 'name' ? own : undefined}
        current={current}
        onCreated={(key) => state.show(key, current.query)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title={`Excluir a visão ${view.label}?`}
        confirmLabel="Excluir visão"
        cancelLabel="Manter visão"
        danger
        onConfirm={async () => {
          if (!own) return
          await remove.mutateAsync(own.id)
          state.open(of.everything)
          toast.success(`Visão ${own.name} excluída`)
        }}
      >
        {of.subject} continuam como estão; só a visão deixa de existir, e só para você.
      </ConfirmDialog>
    </>
  )
}

function useEntries<Query extends object, View extends ListView<Query>>(
  { state, current, link }: Props<Query, View>,
  isFull: boolean,
  ask: (what: Asked) => void,
): MenuEntry[] {
  const { of, own, view, isLinked } = state
  const change = useUpdateSavedView(of.list)
  const settings = useUpdateSavedViewSettings(of.list)
  const isFirst = state.first === view.key
  const update = (): void => {
    if (own) toastOnSuccess(change.mutateAsync({ id: own.id, ...current }), `Visão ${own.name} salva`)
  }
  const pin = (): void =>
    toastOnSuccess(settings.mutateAsync({ first: view.key }), `${of.subject} abrem em ${view.label}`)
  return [
    {
      key: 'link',
      label: 'Copiar link da visão',
      icon: <Link2 {...icon} />,
      onSelect: () => copyLink(state, current.query, link),
    },
    ...(own ? [{ key: 'keep', label: `Salvar em ${own.name}`, icon: <Save {...icon} />, onSelect: update }] : []),
    {
      key: 'new',
      label: isFull ? `Salvar como nova visão (limite de ${String(MAX_VIEWS)})` : 'Salvar como nova visão…',
      icon: <SquarePlus {...icon} />,
      disabled: isFull,
      onSelect: () => ask('new'),
    },
    // Somebody else's view cannot be the first of one's own list.
    ...(isLinked
      ? []
      : [
          {
            key: 'pin',
            label: isFirst ? 'Visão inicial (atual)' : 'Usar como visão inicial',
            icon: <Pin {...icon} />,
            disabled: isFirst,
            onSelect: pin,
          },
        ]),
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
function copyLink<Query extends object, View extends ListView<Query>>(
  { of, view, isWrittenOut }: SavedViewState<Query, View>,
  query: Partial<Query>,
  link: ViewAddress = {},
): void {
  const url = new URL(window.location.href)
  const isWhole = isWrittenOut || url.searchParams.get('visao') === null
  const says: ViewAddress = { visao: view.key, ...(isWhole && of.toAddress(query)), ...link }
  for (const [name, value] of Object.entries(says)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  void navigator.clipboard.writeText(url.href).then(() => {
    toast.success('Link da visão copiado')
  })
}
