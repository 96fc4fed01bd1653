import { useField } from 'formik'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { MAX_SPECIFICATIONS } from '@/services/catalogue/products/products.schema'
import type { ProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import { moveItem } from '@/services/catalogue/reorder.rules'
import { oneColumn } from '@/styles/mixins'
import { MovableRows, MoveUpDown } from '../crud/MoveUpDown'

/** The technical specifications, row by row; the simulator shows the first ones on the card. */
export const ProductSpecifications = () => {
  const [{ value: rows }, , { setValue }] =
    useField<ProductFormValues['technical_specifications']>('technical_specifications')
  return (
    <>
      <MovableRows aria-label="Especificações técnicas">
        {rows.map((_, at) => (
          <li key={at}>
            <Pair>
              <FormField name={`technical_specifications.${String(at)}.name`} label={`Especificação ${String(at + 1)}`}>
                {(control) => <TextInput {...control} maxLength={80} autoComplete="off" placeholder="Memória" />}
              </FormField>
              <FormField name={`technical_specifications.${String(at)}.value`} label={`Valor ${String(at + 1)}`}>
                {(control) => <TextInput {...control} maxLength={200} autoComplete="off" placeholder="16 GB" />}
              </FormField>
            </Pair>
            <MoveUpDown
              what={`especificação ${String(at + 1)}`}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(by) => void setValue(moveItem(rows, at, by))}
              onRemove={() => void setValue(rows.filter((__, one) => one !== at))}
            />
          </li>
        ))}
      </MovableRows>
      {rows.length < MAX_SPECIFICATIONS && (
        <PlainButton
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void setValue([...rows, { name: '', value: '' }])}
        >
          Adicionar especificação
        </PlainButton>
      )}
    </>
  )
}

const Pair = styled.div`
  display: grid;
  flex: 1 1 220px;
  grid-template-columns: 1fr 1fr;
  gap: 0 12px;
  min-width: 0;
  ${oneColumn.phone}
`
