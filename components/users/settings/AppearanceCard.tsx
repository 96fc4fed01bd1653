import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { useTheme } from '@/contexts/ThemeContext'
import { flex, font, oneColumn } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { SECTIONS } from './sections'

type Choice = ReturnType<typeof useTheme>['choice']

const CHOICES: readonly { value: Choice; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Escuro', icon: Moon },
  { value: 'system', label: 'Igual ao sistema', icon: Monitor },
]

/** The theme, kept in this browser. */
export const AppearanceCard = () => {
  const { choice, choose } = useTheme()
  return (
    <Card {...SECTIONS.appearance}>
      <Group>
        <legend>Tema neste navegador</legend>
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label key={value}>
            <input
              className="visually-hidden"
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
            />
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
          </label>
        ))}
      </Group>
    </Card>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  legend {
    padding: 0 0 8px;
    ${font.secondary};
    font-weight: 500;
  }
  label {
    position: relative;
    ${flex.row};
    gap: 10px;
    min-height: 48px;
    padding: 0 14px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  label:hover {
    border-color: ${color.field};
  }
  label:has(input:checked) {
    border-color: ${color.brandText};
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 500;
    box-shadow: 0 0 0 1px ${color.brandText};
  }
  label:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
  svg {
    flex: none;
  }
  ${oneColumn.phone}
`
