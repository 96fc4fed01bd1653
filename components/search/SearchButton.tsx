import { Search } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import styled, { css } from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  onPress: () => void
  iconOnly?: boolean
}

/** Opens the search over everything. */
export const SearchButton = ({ onPress, iconOnly = false }: Props) => (
  <Room $iconOnly={iconOnly}>
    <Button type="button" $iconOnly={iconOnly} aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Search size={iconOnly ? 20 : 16} strokeWidth={1.75} aria-hidden />
      <span>Buscar em tudo</span>
      <kbd aria-hidden>Ctrl K</kbd>
    </Button>
  </Room>
)

/** Takes the room that the menu leaves: the whole field, or only the icon. */
const Room = styled.div<{ $iconOnly: boolean }>`
  display: flex;
  justify-content: flex-end;
  ${({ $iconOnly }) =>
    !$iconOnly &&
    css`
      container-type: inline-size;
      flex: 1 1 0;
      min-width: 36px;
      max-width: 200px;
      @media (pointer: coarse) {
        min-width: 44px;
      }
    `}
`

const icon = css`
  padding: 0 9px;
  kbd {
    display: none;
  }
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Button = styled.button<{ $iconOnly: boolean }>`
  ${flex.inlineRow};
  justify-content: center;
  gap: 10px;
  height: 36px;
  padding: 0 8px 0 10px;
  border: 1px solid ${({ $iconOnly }) => ($iconOnly ? 'transparent' : color.line2)};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${font.smallMuted};
  white-space: nowrap;
  svg {
    flex: none;
  }
  kbd {
    margin-left: 12px;
    padding: 0 5px;
    border: 1px solid ${color.line2};
    border-radius: 4px;
    font: inherit;
    font-size: 11px;
    line-height: 18px;
  }
  &:hover {
    border-color: ${color.field};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
    kbd {
      display: none;
    }
  }
  @container (max-width: 199.98px) {
    ${icon}
  }
  ${({ $iconOnly }) => $iconOnly && icon}
`

const SearchDialog = lazyPart(() => import('./SearchDialog').then((module) => module.SearchDialog))

/** The search dialog, opened by `show`, Ctrl K, or / outside of inputs; disabled while `isOn` is false. */
export function useSearchDialog(isOn: boolean): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  useShortcut({ key: '/', withControl: 'k', act: show, isOn })
  return { show, dialog: open && isOn ? <SearchDialog onClose={() => setOpen(false)} /> : null }
}
