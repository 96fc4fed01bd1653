import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styled, { keyframes } from 'styled-components'
import { flex, touchArea } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { dismissToast, TOAST_MS, type ToastItem, toastStore } from './toast'

const none: readonly ToastItem[] = []
const icons = { ok: CircleCheck, bad: CircleAlert, info: Info }

export const Toaster = () => {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  return (
    <Stack aria-live="polite" data-print="never">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </Stack>
  )
}

const Toast = ({ item }: { item: ToastItem }) => {
  const [held, setHeld] = useState(false)
  const Icon = icons[item.tone]
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [item.id, held])
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  return (
    <Box role={item.tone === 'bad' ? 'alert' : 'status'} $tone={item.tone} {...hold}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{item.text}</span>
      <button type="button" aria-label="Fechar aviso" onClick={() => dismissToast(item.id)}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Box>
  )
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-4px); }`
const tones = { ok: color.okDot, bad: color.bad, info: color.info }

const Stack = styled.div`
  position: fixed;
  inset: 24px 16px auto;
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
  button {
    ${touchArea}
    flex: none;
    ${flex.center};
    width: 28px;
    height: 28px;
    margin-left: 4px;
    border-radius: 6px;
    color: ${color.t2};
  }
  button:hover {
    background: ${color.sunken};
  }
`
