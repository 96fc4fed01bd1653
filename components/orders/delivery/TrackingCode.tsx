import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { toast } from '@/components/ui/feedback/toast'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The tracking code with a copy button. */
export const TrackingCode = ({ code }: { code: string }) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      toast.success('Código de rastreio copiado')
    } catch {
      // Clipboard access denied: the code can still be selected.
      toast.error('Não foi possível copiar. Selecione o código e copie.')
    }
  }
  return (
    <Code>
      Rastreio <b>{code}</b>
      <button
        type="button"
        aria-label={`Copiar o código de rastreio ${code}`}
        title="Copiar"
        onClick={() => void copy()}
      >
        <Copy size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </Code>
  )
}

const Code = styled.span`
  ${flex.inlineRow};
  gap: 4px;
  b {
    user-select: all;
    overflow-wrap: anywhere;
  }
  button {
    ${flex.center};
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    color: ${color.t2};
    cursor: pointer;
  }
  button:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    button {
      width: 44px;
      height: 44px;
    }
  }
`
