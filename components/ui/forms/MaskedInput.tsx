import { useMaskito } from '@maskito/react'
import { Input, type InputProps, type InputRef } from 'antd'
import { useCallback } from 'react'
import { masks, type MaskKind } from './masks'

type Props = Omit<InputProps, 'onInput' | 'ref'> & { mask: MaskKind }

/** An input with a mask; its value includes the punctuation, which the schema strips. */
export const MaskedInput = ({ mask, placeholder, ...input }: Props) => {
  const { options, inputMode, placeholder: shape } = masks[mask]
  const maskRef = useMaskito({ options })
  const attach = useCallback((reference: InputRef | null) => maskRef(reference?.input ?? null), [maskRef])
  return (
    <Input
      {...input}
      ref={attach}
      inputMode={inputMode}
      placeholder={placeholder ?? shape}
      autoComplete={mask === 'phone' ? 'tel-national' : mask === 'cep' ? 'postal-code' : 'off'}
      spellCheck={false}
    />
  )
}
