import { useField, useFormikContext } from 'formik'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { moveItem } from '@/services/catalogue/reorder.rules'
import { MAX_FEATURES } from '@/services/catalogue/service-packages/service-packages.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { MovableRows, MoveUpDown } from '../crud/MoveUpDown'

/** What the package brings, line by line, in the order of its card. */
export const FeaturesField = () => {
  const [{ value: lines }, , { setValue }] = useField<string[]>('features')
  const heading = useId()
  const { errors, submitCount } = useFormikContext<{ all_features: string }>()
  return (
    <Box>
      <Heading id={heading}>O que o pacote traz</Heading>
      <MovableRows aria-labelledby={heading}>
        {lines.map((_, at) => (
          <li key={at}>
            <Line>
              <FormField name={`features.${String(at)}`} label={`Linha ${String(at + 1)}`}>
                {(control) => (
                  <TextInput {...control} maxLength={120} autoComplete="off" placeholder="Troca em 1 dia útil" />
                )}
              </FormField>
            </Line>
            <MoveUpDown
              what={`linha ${String(at + 1)}`}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
              onMove={(by) => void setValue(moveItem(lines, at, by))}
              onRemove={() => void setValue(lines.filter((__, one) => one !== at))}
            />
          </li>
        ))}
      </MovableRows>
      {submitCount > 0 && errors.all_features && <Wrong role="alert">{errors.all_features}</Wrong>}
      {lines.length < MAX_FEATURES && (
        <PlainButton
          size="small"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void setValue([...lines, ''])}
        >
          Adicionar linha
        </PlainButton>
      )}
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 18px;
`

const Heading = styled.p`
  margin-bottom: 8px;
  font-weight: 600;
`

const Line = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`

const Wrong = styled.p`
  margin-bottom: 12px;
  color: ${color.bad};
  ${font.secondary};
`
