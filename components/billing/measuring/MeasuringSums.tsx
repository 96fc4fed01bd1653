import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import type { Measuring } from '@/services/billing/measuring/measuring.schema'
import { formatCount, formatNumber, toCents } from '@/services/format/format.rules'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** Undefined while they load. */
  totals: Measuring['totals'] | undefined
  /** What the rows are narrowed to. */
  situation: string | null
  choose: (situation: string | null) => void
}

/** The sums over all rows that match the filters; those that need attention narrow the rows. */
export const MeasuringSums = ({ totals, situation, choose }: Props) => {
  const toggle = (name: string) => () => choose(situation === name ? null : name)
  const { provisional_units: provisional = 0, unpriced_units: unpriced = 0 } = totals ?? {}
  return (
    <Strip role="group" aria-label="Somas do mês">
      <Sum label="Unidades" value={totals && formatNumber(totals.units)} />
      <Sum label="Dias medidos" value={totals && formatNumber(totals.days)} />
      <Sum label="Locação" value={totals && <Money value={totals.rental_amount} strong />} />
      <Sum
        label="Serviços"
        value={totals && <Money value={totals.service_amount} strong />}
        note={
          totals && toCents(totals.adjustments) !== 0 ? (
            <>
              cupons e reajustes <Money value={totals.adjustments} />
            </>
          ) : undefined
        }
      />
      <Sum
        label="Provisórias"
        value={totals && <Money value={totals.provisional_amount} strong />}
        note={provisional > 0 && formatCount(provisional, 'unidade', 'unidades')}
        isOn={situation === 'provisorias'}
        onPress={provisional > 0 || situation === 'provisorias' ? toggle('provisorias') : undefined}
      />
      <Sum
        label="Sem preço"
        value={totals && formatCount(unpriced, 'unidade', 'unidades')}
        isWrong={unpriced > 0}
        isOn={situation === 'sem-preco'}
        onPress={unpriced > 0 || situation === 'sem-preco' ? toggle('sem-preco') : undefined}
      />
    </Strip>
  )
}

type SumProps = {
  label: string
  value: ReactNode
  note?: ReactNode
  isWrong?: boolean
  isOn?: boolean
  onPress?: () => void
}

const Sum = ({ label, value, note, isWrong = false, isOn = false, onPress }: SumProps) => {
  const content = (
    <>
      <small>{label}</small>
      <b data-wrong={isWrong}>{value ?? '…'}</b>
      {note && <span>{note}</span>}
    </>
  )
  return onPress ? (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      {content}
    </button>
  ) : (
    <div>{content}</div>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  min-height: 82px;
  margin-bottom: 12px;
  overflow: hidden;
  ${box.card};
  > * {
    padding: 10px 16px;
    text-align: left;
    box-shadow:
      -1px 0 0 ${color.line},
      0 -1px 0 ${color.line};
  }
  small {
    display: block;
    ${font.captionMuted};
  }
  > * > b {
    display: block;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }
  > * > b[data-wrong='true'] {
    color: ${color.bad};
  }
  > * > span {
    display: block;
    ${font.captionMuted};
  }
  button:hover {
    background: ${color.sunken};
  }
  button[aria-pressed='true'] {
    background: ${color.brandSoft};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  ${below.aside} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
