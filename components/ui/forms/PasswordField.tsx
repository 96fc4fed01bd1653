import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { touchArea } from '@/styles/mixins'
import { IconButton } from '../buttons/IconButton'
import { FormField } from './FormField'
import { TextInput } from './TextInput'

type Props = {
  name: string
  label: string
  hint?: React.ReactNode
  extra?: React.ReactNode
  autoComplete: 'current-password' | 'new-password'
}

/** A password, and a button that shows it. */
export const PasswordField = ({ autoComplete, ...field }: Props) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormField {...field}>
      {(control) => (
        <TextInput
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          suffix={
            <Show
              label={shown ? 'Ocultar senha' : 'Mostrar senha'}
              icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      )}
    </FormField>
  )
}

const Show = styled(IconButton)`
  && {
    ${touchArea}
    width: 32px;
    height: 32px;
    margin-right: -8px;
  }
`
