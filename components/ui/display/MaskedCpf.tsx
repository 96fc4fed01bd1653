import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { formatCpf } from '@/services/format/format.rules'

type Props = {
  /** As the server masked it. */
  masked: string
  /** Whose it is, for the button's name. */
  name: string
  /** Asks the server for the number, which records it; absent for who may not look. */
  reveal?: { data?: string; mutate: () => void; isPending: boolean }
}

/** A masked CPF; who may check it presses "Mostrar CPF". */
export const MaskedCpf = ({ masked, name, reveal }: Props) => (
  <Line>
    CPF {reveal?.data ? formatCpf(reveal.data) : masked}
    {reveal && !reveal.data && (
      <PlainButton
        kind="link"
        size="small"
        busy={reveal.isPending}
        aria-label={`Mostrar CPF de ${name}`}
        title="Fica registrado que você olhou."
        onClick={() => reveal.mutate()}
      >
        Mostrar CPF
      </PlainButton>
    )}
  </Line>
)

const Line = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  button {
    height: auto;
    margin-left: 8px;
    padding: 0;
    font-size: inherit;
  }
`
