import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { flex, font, touchArea } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { Link } from '../navigation/Link'
import { useHelpAbout } from './AskForHelp'
import { dismissToast, type ToastItem, toastMs, toastStore } from './toast'

const none: readonly ToastItem[] = []
const icons = { ok: CircleCheck, bad: CircleAlert, info: Info }

export const Toaster = () => {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const shown = (hasUndo: boolean) => items.filter(({ undo }) => (undo !== undefined) === hasUndo)
  return (
    <>
      {[false, true].map((hasUndo) => (
        <Stack key={String(hasUndo)} aria-live="polite" data-print="never" $low={hasUndo}>
          {shown(hasUndo).map((item) => (
            <Toast key={item.id} item={item} />
          ))}
        </Stack>
      ))}
    </>
  )
}

export const Toast = ({ item }: { item: ToastItem }) => {
  const [held, setHeld] = useState(false)
  const Icon = icons[item.tone]
  const help = useHelpAbout(item.code)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(item.id), toastMs(item))
    return () => clearTimeout(timer)
  }, [item, held])
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const undo = (): void => {
    dismissToast(item.id)
    item.undo?.()
  }
  return (
    <Box role={item.tone === 'bad' ? 'alert' : 'status'} $tone={item.tone} {...hold}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{item.text}</span>
      {help && (
        <Ask href={help} onClick={() => dismissToast(item.id)}>
          Abrir chamado
        </Ask>
      )}
      {item.undo && (
        <Undo type="button" onClick={undo}>
          Desfazer
        </Undo>
      )}
      <button type="button" aria-label="Fechar aviso" onClick={() => dismissToast(item.id)}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Box>
  )
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-4px); }`
const tones = { ok: color.okDot, bad: color.bad, info: color.info }

/** Where something can be taken back the toast is below, near the hand; on phones a bar stands there. */
const Stack = styled.div<{ $low: boolean }>`
  position: fixed;
  inset: ${({ $low }) => ($low ? 'auto 16px 24px' : '24px 16px auto')};
  ${below.aside} {
    inset: ${({ $low }) => ($low ? '64px 16px auto' : '24px 16px auto')};
  }
  z-index: 3000;
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
`

const Box = styled.div<{ $tone: ToastItem['tone'] }>`
  pointer-events: auto;
  ${flex.row};
  gap: 10px;
  max-width: 480px;
  padding: 10px 10px 10px 14px;
  border: 1px solid transparent;
  border-radius: ${radius.tile};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  font-weight: 550;
  animation: ${arrive} 140ms ease-out;
  :root[data-theme='dark'] & {
    border-color: ${color.line};
  }
  > svg {
    flex: none;
    color: ${({ $tone }) => tones[$tone]};
  }
  > button:last-child {
    ${touchArea}
    flex: none;
    ${flex.center};
    width: 28px;
    height: 28px;
    margin-left: 4px;
    border-radius: 6px;
    color: ${color.t2};
  }
  > button:last-child:hover {
    background: ${color.sunken};
  }
`

const way = css`
  ${touchArea}
  flex: none;
  color: ${color.brandText};
  ${font.underlined};
`

const Undo = styled.button`
  ${way}
`

const Ask = styled(Link)`
  ${way}
`
