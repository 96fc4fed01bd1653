import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '@/components/ui/browser/useHydrated'
import { Density, SMALL_BUTTONS } from '@/components/ui/tables/density'
import { Close, Cover, Foot, Panel, Title } from './dialogLook'
import { useModalLayer } from './useModalLayer'

/** Choices are not focused: a ring around the first one would look like a suggestion. */
const CHOICE = '[type="radio"], [type="checkbox"]'
const FIELD = ['input:not([type="hidden"], [type="file"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join(', ')

/**
 * Focuses the first field of a dialog (within `data-focus-first`, if present). Touch devices, where the keyboard would
 * cover half of the screen, and dialogs without a field focus the dialog, which is then read out. A focus that is already
 * inside stays.
 */
function focusInside(dialog: HTMLElement): void {
  const { activeElement } = document
  if (activeElement !== dialog && dialog.contains(activeElement)) return
  const start = dialog.querySelector('[data-focus-first]') ?? dialog
  const field = window.matchMedia('(pointer: fine)').matches ? start.querySelector<HTMLElement>(FIELD) : null
  const place = field && !field.matches(CHOICE) ? field : dialog
  place.focus({ preventScroll: true })
}

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  width?: number
  footer?: ReactNode
  /** While a command runs the dialog cannot be closed. */
  busy?: boolean
  /** 32 px of padding instead of 24, for a dialog that is a small page. */
  roomy?: boolean
  /** Comes with the page: it does not fade in. */
  still?: boolean
  children?: ReactNode
}

/** A dialog over the page. What it holds is there only while it is open; one that is open at once follows the served page. */
export const DialogModal = ({ open, ...dialog }: DialogProps) => {
  const isHydrated = useHydrated()
  return open && isHydrated ? createPortal(<Layer {...dialog} />, document.body) : null
}

const Layer = ({
  onClose,
  title,
  width = 480,
  footer,
  busy = false,
  roomy = false,
  still = false,
  children,
}: Omit<DialogProps, 'open'>) => {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const close = (): void => {
    if (!busy) onClose()
  }
  useModalLayer(layer, close)
  useEffect(() => {
    if (panel.current) focusInside(panel.current)
  }, [])
  // Outside the page's frame, whose sizes it does not inherit.
  const buttons: Record<`--${string}`, string> = use(Density) === 'small' ? SMALL_BUTTONS : {}
  return (
    <Cover ref={layer} $still={still} role="presentation" {...usePressOutside(close)}>
      <Panel
        ref={panel}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        style={{ width, padding: roomy ? 32 : 24 }}
      >
        <Title id={titleId}>{title}</Title>
        {!busy && <Close label="Fechar" icon={<X size={20} strokeWidth={1.75} aria-hidden />} onClick={onClose} />}
        {children}
        {footer && <Foot style={buttons}>{footer}</Foot>}
      </Panel>
    </Cover>
  )
}

/** A press that begins and ends beside the dialog; a selection of text that ends there is none. */
function usePressOutside(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
      if (began.current && target === currentTarget) onPress()
    },
  }
}
