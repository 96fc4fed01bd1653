import { ConfigProvider, Select, type SelectProps } from 'antd'
import ptBR from 'antd/locale/pt_BR'
import { type KeyboardEvent, use, useState } from 'react'
import { useTheme } from '@/contexts/ThemeContext'
import { antdThemes } from '@/styles/antdThemes'
import { Density } from '../tables/density'

/**
 * A searchable list for long choices, one or several: antd's Select, with our tokens and in Portuguese. Only for parts of a
 * page that load after it, since antd weighs 50 kB and its styles are not in the served HTML (docs/adr/0565).
 */
export const SearchSelect = <Value,>(props: SelectProps<Value>) => {
  const { mode } = useTheme()
  const size = use(Density)
  const [isOpen, setOpen] = useState(false)
  /** Escape closes the list, not the dialog around it. */
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) event.preventDefault()
  }
  return (
    <ConfigProvider locale={ptBR} theme={antdThemes[mode]} componentSize={size}>
      <div onKeyDownCapture={press}>
        <Select<Value>
          {...props}
          style={{ width: '100%' }}
          placeholder="Escolha"
          open={isOpen}
          onOpenChange={setOpen}
        />
      </div>
    </ConfigProvider>
  )
}
