import { useField } from 'formik'
import styled from 'styled-components'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { box, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const HEX = /^#[0-9A-Fa-f]{6}$/

/** A colour: chosen in the device's own palette, or typed. */
export const ColorField = () => {
  const [{ value }, , { setValue }] = useField<string>('hex_color')
  return (
    <FormField
      name="hex_color"
      label="Cor"
      optional
      hint="Quando todas as respostas da pergunta têm cor, o simulador as mostra como cores."
    >
      {(control) => (
        <Line>
          <input
            type="color"
            aria-label="Escolher a cor"
            data-empty={!HEX.test(value)}
            value={HEX.test(value) ? value.toLowerCase() : '#ffffff'}
            onChange={(event) => void setValue(event.target.value.toUpperCase())}
          />
          <TextInput {...control} placeholder="#3F2EBC" maxLength={7} autoComplete="off" spellCheck={false} />
        </Line>
      )}
    </FormField>
  )
}

/** A stroke from corner to corner. */
const NONE = `linear-gradient(to top right, transparent calc(50% - 1px), ${color.field} 0 calc(50% + 1px), transparent 0)`

const Line = styled.span`
  display: flex;
  gap: 8px;
  max-width: 220px;
  input[type='color'] {
    flex: none;
    width: 44px;
    height: var(--control, 40px);
    padding: 3px;
    ${box.field};
    cursor: pointer;
    /* A colour input always has a value: show an empty one as empty. */
    &[data-empty='true']::-webkit-color-swatch {
      border: 0;
      background: ${NONE} !important;
    }
    &[data-empty='true']::-moz-color-swatch {
      border: 0;
      background: ${NONE} !important;
    }
    ${touch.height}
  }
`
