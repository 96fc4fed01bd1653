import { Check, Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toast } from '../feedback/toast'
import { PlainButton } from './PlainButton'
import { useCopy } from './useCopy'

type Props = Pick<ComponentProps<typeof PlainButton>, 'kind' | 'size' | 'block'> & {
  /** What is copied. */
  value: string
  /** "Copiar código Pix". */
  label: string
  /** Accessible name where the label alone does not say what is copied: "Copiar a linha do boleto". */
  name?: string
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Copies a text, and says "Copiado" for two seconds, also to screen readers. */
export const CopyButton = ({ value, label, name, ...button }: Props) => {
  const { isCopied, copy } = useCopy(() => toast.error('Não foi possível copiar. Selecione o código e copie.'))
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {isCopied && 'Copiado'}
      </span>
      <PlainButton
        {...button}
        aria-label={isCopied ? undefined : name}
        icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={() => void copy(value)}
      >
        {isCopied ? 'Copiado' : label}
      </PlainButton>
    </>
  )
}
