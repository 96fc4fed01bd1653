import { useQuery } from '@tanstack/react-query'
import { ChevronDown, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ImportDialog } from '@/components/ui/import/ImportDialog'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { equipmentAddressesQueryOptions } from '@/hooks/equipment/equipment.queries'
import {
  ownEquipmentQueryOptions,
  useImportOwnEquipment,
  useOwnEquipmentCsv,
} from '@/hooks/equipment/own-equipment.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import { paths } from '@/services/config/paths'
import { ACTIVE_WORD, INACTIVE_WORD, OWN_EQUIPMENT_ORDERINGS } from '@/services/equipment/own/own-equipment.rules'
import { OwnUnitCard, ownEquipmentColumns } from './ownEquipmentColumns'

const RegisterOwnDialogForm = lazyDialog(() =>
  import('./RegisterOwnDialogForm').then((module) => module.RegisterOwnDialogForm),
)

const NOUN = { one: 'equipamento próprio', many: 'equipamentos próprios' }

type Way = 'type' | 'file'

/** The equipment that the company owns itself; for a COLABORADOR, what they use of it. */
export const OwnEquipmentList = ({ actor }: { actor: Actor }) => {
  const equipment = usePagedList(ownEquipmentQueryOptions, {
    orderings: OWN_EQUIPMENT_ORDERINGS,
    filters: {
      situacao: (state) => ({ active: state !== 'baixado' }),
      pessoa: (person) => (person === 'ninguem' ? { nobody: true } : { user: parseId(person) }),
      endereco: (id) => ({ address: parseId(id) }),
    },
  })
  const { data: places = [] } = useQuery(equipmentAddressesQueryOptions())
  const [way, setWay] = useState<Way | null>(null)
  const mayAdd = may(actor, 'equipment:own')
  const options = places.map((place) => ({ id: place.id, name: addressName(place) }))
  return (
    <ListScreen
      list={equipment}
      noun={NOUN}
      searchPlaceholder="Serial, modelo ou etiqueta"
      filters={[
        {
          key: 'situacao',
          label: 'Situação',
          options: [
            { value: 'em-uso', label: ACTIVE_WORD },
            { value: 'baixado', label: INACTIVE_WORD },
          ],
        },
        mayAdd && { key: 'pessoa', label: 'Responsável', options: [{ value: 'ninguem', label: 'Sem responsável' }] },
        options.length > 0 && {
          key: 'endereco',
          label: 'Endereço',
          options: toSelectOptions(options, equipment.filter('endereco')),
        },
      ]}
      listActions={mayAdd && <AddMenu onChoose={setWay} />}
      csv={useOwnEquipmentCsv(equipment.query)}
      columns={ownEquipmentColumns}
      rowHref={({ id }) => paths.platform.ownUnit(id)}
      card={(unit) => <OwnUnitCard unit={unit} />}
      empty={mayAdd ? NOTHING_IN_COMPANY : NOTHING_OF_MINE}
    >
      <RegisterOwnDialogForm open={way === 'type'} onClose={() => setWay(null)} />
      <ImportOwnEquipment open={way === 'file'} onClose={() => setWay(null)} />
    </ListScreen>
  )
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const AddMenu = ({ onChoose }: { onChoose: (way: Way) => void }) => (
  <MenuButton
    label="Cadastrar"
    align="end"
    entries={[
      {
        key: 'type',
        label: 'Digitar ou colar seriais',
        icon: <Plus {...icon} />,
        onSelect: () => onChoose('type'),
      },
      { key: 'file', label: 'Importar CSV', icon: <FileUp {...icon} />, onSelect: () => onChoose('file') },
    ]}
  >
    {(trigger) => (
      <PlainButton size="small" kind="primary" {...trigger}>
        Cadastrar <ChevronDown {...icon} />
      </PlainButton>
    )}
  </MenuButton>
)

const ImportOwnEquipment = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { check, confirm, save } = useImportOwnEquipment()
  const saveTemplate = async (): Promise<void> => {
    const { ownEquipmentTemplate } = await import('@/services/equipment/own/own-equipment-csv.rules')
    save(ownEquipmentTemplate(), 'modelo-equipamentos-proprios.csv')
  }
  return (
    <ImportDialog
      open={open}
      onClose={onClose}
      title="Importar equipamentos próprios"
      noun={NOUN}
      onTemplate={() => void saveTemplate()}
      check={check}
      confirm={confirm}
      save={save}
    >
      Envie o arquivo que “Baixar CSV” gera, editado na sua planilha, ou preencha o modelo. Uma linha muda o equipamento
      com o mesmo serial; as outras cadastram novos. Conferimos tudo antes, e nada muda até você confirmar.
    </ImportDialog>
  )
}

const NOTHING_IN_COMPANY = {
  title: 'Cadastre o que é da sua empresa',
  description:
    'Os equipamentos que vocês já têm ficam aqui, ao lado dos alugados: serial, etiqueta, quem usa e em que endereço.',
}

const NOTHING_OF_MINE = {
  title: 'Nenhum equipamento próprio no seu nome',
  description: 'Quando o gestor definir você como responsável por um equipamento da empresa, ele aparece aqui.',
}
