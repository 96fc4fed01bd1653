import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { useActivateProperties } from '@/hooks/catalogue/properties.mutations'
import {
  propertiesQueryOptions,
  propertyTypesQueryOptions,
  usePropertiesCsv,
} from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import { PROPERTY_ORDERINGS } from '@/services/catalogue/orderings.rules'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import type { PropertyChoices } from '@/services/catalogue/properties/property-fields.rules'
import { paths } from '@/services/config/paths'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateSelection } from '../crud/ActivateSelection'
import { ImportButton } from '../crud/ImportButton'
import { PROPERTY_COLUMNS } from './propertyColumns'

const NOUN = { one: 'propriedade', many: 'propriedades', isFeminine: true }

const templateOf = async (example: PropertyChoices): Promise<string> =>
  (await import('@/services/catalogue/properties/property-file.rules')).PROPERTY_FILE.template(example)

/** Adds and changes properties from a CSV file, after a dry run. */
const ImportProperties = (example: PropertyChoices) => (
  <ImportButton path="/property-management" noun={NOUN} template={() => templateOf(example)}>
    Uma linha muda a propriedade que tem o mesmo número, ou o mesmo tipo e nome; as outras cadastram propriedades novas.
  </ImportButton>
)

const STATES = [
  { value: 'ativas', label: 'Ativas' },
  { value: 'desativadas', label: 'Desativadas' },
]

const ORIGINS = [
  { value: 'importacao', label: 'Criada pela importação' },
  { value: 'cadastro', label: 'Cadastrada por alguém' },
]

const nameOf = ({ name, property_type }: PropertyDetail): string => `${name} (${property_type.name})`

/** The properties: what the simulator's questions can be answered with. */
export const PropertiesScreen = () => {
  const properties = usePagedList(propertiesQueryOptions, {
    orderings: PROPERTY_ORDERINGS,
    filters: {
      tipo: (id) => ({ property_type: parseId(id) }),
      simulador: (id) => ({ simulator: parseId(id) }),
      situacao: (state) => ({ active: state === 'ativas' }),
      origem: (origin) => ({ is_auto_created: origin === 'importacao' }),
    },
  })
  const { selected, selection, clear } = useSelection(properties.rows, nameOf)
  const types = useQuery(propertyTypesQueryOptions()).data
  const simulators = useQuery(simulatorDetailsQueryOptions()).data
  return (
    <ListScreen
      list={properties}
      noun={NOUN}
      above={<CatalogueTabs />}
      title="Propriedades"
      actions={
        <ButtonLink
          kind="primary"
          href={paths.admin.newProperty()}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        >
          Nova propriedade
        </ButtonLink>
      }
      searchPlaceholder="Nome"
      filters={[
        { key: 'tipo', label: 'Tipo', options: toSelectOptions(types ?? []) },
        { key: 'simulador', label: 'Simulador', options: toSelectOptions(simulators ?? []) },
        { key: 'situacao', label: 'Situação', options: STATES },
        { key: 'origem', label: 'Origem', options: ORIGINS },
      ]}
      listActions={<ImportProperties types={types} simulators={simulators} properties={properties.rows} />}
      csv={usePropertiesCsv(properties.query)}
      selectionBar={
        <ActivateSelection
          selected={selected}
          onClear={clear}
          activation={useActivateProperties()}
          words={{ ...NOUN, ending: 'a' }}
        >
          O simulador deixa de oferecer essas respostas. As simulações que já as escolheram continuam como estão.
        </ActivateSelection>
      }
      columns={PROPERTY_COLUMNS}
      rowHref={({ id }) => paths.admin.property(id)}
      selection={selection}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ainda não há propriedades',
        description: 'Cadastre as respostas que o simulador oferece, como tamanho de tela ou cor.',
      }}
    />
  )
}
