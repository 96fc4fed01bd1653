import { useMaskito } from '@maskito/react'
import { masks, type MaskKind } from './masks'
import { TextInput, type TextInputProps } from './TextInput'

type Props = Omit<TextInputProps, 'onInput' | 'ref'> & { mask: MaskKind }

/** An input with a mask; its value includes the punctuation, which the schema strips. */
export const MaskedInput = ({ mask, placeholder, ...input }: Props) => {
  const { options, inputMode, placeholder: shape } = masks[mask]
  const maskRef = useMaskito({ options })
  return (
    <TextInput
      {...input}
      ref={maskRef}
      inputMode={inputMode}
      placeholder={placeholder ?? shape}
      autoComplete={mask === 'phone' ? 'tel-national' : mask === 'cep' ? 'postal-code' : 'off'}
      spellCheck={false}
    />
  )
}
