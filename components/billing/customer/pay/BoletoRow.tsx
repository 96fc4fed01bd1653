import { Barcode } from 'lucide-react'
import styled from 'styled-components'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { line: string; isLate: boolean; narrow: boolean }

/** The line of the boleto, which is typed or copied into a bank. */
export const BoletoRow = ({ line, isLate, narrow }: Props) => (
  <Row>
    <Barcode size={20} strokeWidth={1.75} aria-hidden />
    <div>
      <span>{noteOf(isLate, narrow)}</span>
      <b>{line}</b>
    </div>
    <CopyButton
      kind={narrow ? 'link' : 'default'}
      size={narrow ? 'small' : 'middle'}
      value={line}
      label="Copiar"
      name="Copiar a linha do boleto"
    />
  </Row>
)

const noteOf = (isLate: boolean, narrow: boolean): string => {
  if (isLate) return 'Boleto com o valor sem encargos'
  return narrow ? 'Boleto' : 'Boleto, compensa em até 2 dias úteis'
}

const Row = styled.div`
  ${flex.row};
  gap: 14px;
  padding: 14px 20px;
  border-top: 1px solid ${color.line};
  > svg {
    flex: none;
    color: ${color.t2};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  > div > span {
    display: block;
    ${font.secondaryMuted};
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
  ${below.phone} {
    flex-wrap: wrap;
    padding: 12px 16px;
    gap: 4px 14px;
    > div {
      display: contents;
    }
    > div > span {
      flex: 1;
    }
    b {
      order: 1;
      flex: 0 0 100%;
      ${font.secondaryMuted};
      font-weight: 400;
    }
  }
`
