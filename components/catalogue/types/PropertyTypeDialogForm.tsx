import { NameDialog } from '@/components/ui/dialogs/NameDialog'
import { useSavePropertyType } from '@/hooks/catalogue/types.mutations'
import { type PropertyType, propertyTypeBody, type PropertyTypeFields } from '@/services/catalogue/types/types.schema'

type Props = {
  /** The type that is renamed; none = a new one. */
  type: PropertyType | undefined
  open: boolean
  onClose: () => void
}

/** Creates a property type, or gives one another name. */
export const PropertyTypeDialogForm = ({ type, open, onClose }: Props) => {
  const { mutateAsync, isPending } = useSavePropertyType(type?.id)
  const save = async (body: PropertyTypeFields): Promise<string> => {
    const { name } = await mutateAsync(body)
    return type ? `Tipo renomeado para ${name}.` : `Tipo ${name} criado.`
  }
  return (
    <NameDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={type ? `Renomear ${type.name}` : 'Novo tipo de propriedade'}
      submitLabel={type ? 'Salvar nome' : 'Criar tipo'}
      hint="Só a equipe vê; o cliente lê o texto da pergunta."
      field="name"
      was={type?.name}
      schema={propertyTypeBody}
      save={save}
    />
  )
}
