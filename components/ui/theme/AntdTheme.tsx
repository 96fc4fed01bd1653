import { ConfigProvider } from 'antd'
import ptBR from 'antd/locale/pt_BR'
import { type ReactNode, use } from 'react'
import { useTheme } from '@/contexts/ThemeContext'
import { themes } from '@/styles/theme'
import { Spinner } from '../buttons/Spinner'
import { Density } from '../tables/density'

const required = 'Preencha esse campo'
// antd's own circle says "loading", in English, and where nothing moves it never leaves the button again.
const button = { autoInsertSpace: false, loadingIcon: <Spinner size={16} aria-hidden /> }
const locale = {
  ...ptBR,
  Form: { ...ptBR.Form, defaultValidateMessages: { ...ptBR.Form?.defaultValidateMessages, required } },
}

/**
 * What antd's components stand in: our tokens, Portuguese. Every part that is loaded later and shows antd brings it
 * (inAntdTheme, the dialogs, the tables); the pages themselves show no antd component and so load none of it (50 kB).
 */
export const AntdTheme = ({ children }: { children?: ReactNode }) => {
  const { mode } = useTheme()
  const density = use(Density)
  return (
    <ConfigProvider locale={locale} theme={themes[mode]} componentSize={density} button={button}>
      {children}
    </ConfigProvider>
  )
}
