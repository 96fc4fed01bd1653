import { Input, type InputProps } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { touchArea } from '@/styles/mixins'
import { IconButton } from '../buttons/IconButton'
import { FormField } from './FormField'

type Props = {
  name: string
  label: string
  hint?: React.ReactNode
  extra?: React.ReactNode
  autoComplete: 'current-password' | 'new-password'
  size?: InputProps['size']
}

/** With our own button to show the password: antd's has no accessible name and is only 14 px wide. */
export const PasswordField = ({ autoComplete, size, ...field }: Props) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          size={size}
          style={{ paddingRight: 4, paddingBlock: 3 }}
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
  }
`
