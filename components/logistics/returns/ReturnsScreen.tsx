import { usePagedList } from '@/components/layout/list/usePagedList'
import { CountTabs } from '@/components/ui/navigation/CountTabs'
import { PageTabs } from '@/components/ui/navigation/LinkTabs'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { returnsQueryOptions } from '@/hooks/logistics/returns.queries'
import { paths } from '@/services/config/paths'
import { RETURN_PAGES, RETURN_TAB_LABEL, type ReturnTodo } from '@/services/logistics/returns/return-todo.rules'
import { RETURN_COLUMNS, ReturnCard } from './returnColumns'

const TODO_BY_NAME: ReadonlyMap<string, ReturnTodo> = new Map(
  Object.entries({
    coletar: 'collect',
    'a-caminho': 'on_the_way',
    receber: 'receive',
    avaliar: 'appraise',
    concluidas: 'done',
    canceladas: 'canceled',
  }),
)

export const ReturnsScreen = () => {
  const returns = usePagedList(returnsQueryOptions, {
    filters: { fazer: (name) => ({ todo: TODO_BY_NAME.get(name) }), atraso: () => ({ late: true }) },
  })
  const tabs = [...TODO_BY_NAME].map(([key, todo]) => ({
    key,
    label: RETURN_TAB_LABEL[todo],
    count: returns.data?.todos[todo],
  }))
  return (
    <ListScreen
      list={returns}
      noun={{ one: 'devolução', many: 'devoluções', isFeminine: true }}
      above={<PageTabs label="Devoluções e trocas" pages={RETURN_PAGES} />}
      title="Devoluções"
      views={
        <CountTabs
          label="O que fazer"
          all="Todas"
          tabs={tabs}
          chosen={returns.filter('fazer')}
          onChoose={(name) => returns.setFilter('fazer', name)}
        />
      }
      searchPlaceholder="Pedido, empresa, serial ou rastreio"
      filters={[{ key: 'atraso', label: 'Prazo', options: [{ value: 'sim', label: 'atrasadas' }] }]}
      columns={RETURN_COLUMNS}
      rowHref={({ id }) => paths.admin.return(id)}
      card={(row) => <ReturnCard row={row} />}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Nenhuma devolução ainda',
        description: 'O que os clientes pedem para devolver aparece aqui.',
      }}
    />
  )
}
