import { ConfigProvider } from 'antd'
import ptBR from 'antd/locale/pt_BR'
import { type ReactNode, use } from 'react'
import { useTheme } from '@/contexts/ThemeContext'
import { themes } from '@/styles/theme'
import { Spinner } from '../buttons/Spinner'
import { Density } from '../tables/density'

// antd's own spinner is labelled in English and, with reduced motion, stays on the button forever.
const button = { autoInsertSpace: false, loadingIcon: <Spinner size={16} aria-hidden /> }

/**
 * antd's configuration: our tokens, Portuguese. Every lazily loaded part with antd components includes it
 * (`inAntdTheme`, the dialogs, the tables), so that no page loads antd (50 kB) initially.
 */
export const AntdTheme = ({ children }: { children?: ReactNode }) => {
  const { mode } = useTheme()
  const density = use(Density)
  return (
    <ConfigProvider locale={ptBR} theme={themes[mode]} componentSize={density} button={button}>
      {children}
    </ConfigProvider>
  )
}
