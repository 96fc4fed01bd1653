import { Moon, Sun } from 'lucide-react'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { useTheme } from '@/contexts/ThemeContext'

export const ThemeSwitch = () => {
  const { mode, choose } = useTheme()
  const Icon = mode === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={mode === 'dark' ? 'Usar o tema claro' : 'Usar o tema escuro'}
      icon={<Icon size={17} strokeWidth={1.75} aria-hidden />}
      onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}
    />
  )
}
