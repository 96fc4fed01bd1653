import { Hand, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

export type Turn = 'customer' | 'staff' | null

type Props = {
  turn: Turn
  /** One sentence with a verb: what to do, or what is happening. */
  title: ReactNode
  /** What happens afterwards, the deadline or the forecast. */
  description?: ReactNode
  /** One or two actions. On phones the main action is usually in the BottomBar instead. */
  actions?: ReactNode
  /** Staff see "Cliente" where customers see "Você". */
  customerLabel?: string
  staffLabel?: string
  /** At the end, below a hairline: what belongs to it. */
  details?: ReactNode
  /** Above the switch: when the turn is. */
  label?: string
  /** One below the other: in an aside. */
  stacked?: boolean
}

export const TurnBanner = ({
  turn,
  title,
  description,
  actions,
  details,
  customerLabel = 'Você',
  staffLabel = 'Arrenda',
  label = 'De quem é a vez',
  stacked = false,
}: Props) => (
  <Box role="status" $turn={turn} $stacked={stacked}>
    <Switch $stacked={stacked}>
      <small>{label}</small>
      <Sides>
        <Thumb $turn={turn} aria-hidden />
        <Side $on={turn === 'customer'} $turn="customer">
          {turn === 'customer' && <Hand size={15} strokeWidth={2} aria-hidden />}
          {customerLabel}
          {turn === 'customer' && <span className="visually-hidden"> (agora)</span>}
        </Side>
        <Side $on={turn === 'staff'} $turn="staff">
          {turn === 'staff' && <LoaderCircle size={14} strokeWidth={2} aria-hidden />}
          {staffLabel}
          {turn === 'staff' && <span className="visually-hidden"> (agora)</span>}
        </Side>
      </Sides>
    </Switch>
    <Words>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
    </Words>
    {actions && <Actions>{actions}</Actions>}
    {details && <Details>{details}</Details>}
  </Box>
)

/** The turn in an aside, or on a phone. */
export const TurnCard = (props: Omit<Props, 'stacked'>) => <TurnBanner {...props} stacked />

const yours = css`
  border-color: ${color.warnLine};
  background: ${color.warnBg};
  --rule: ${color.warnLine};
  --track: ${color.turnTrack};
  --said: ${color.warn};
`
const theirs = css`
  border-color: ${color.line};
  background: ${color.surface};
  --rule: ${color.line};
  --track: ${color.sunken};
  --said: ${color.t2};
`

const column = css`
  flex-direction: column;
  align-items: stretch;
  gap: 12px;
`

const Box = styled.div<{ $turn: Turn; $stacked: boolean }>`
  ${flex.row};
  gap: 16px 24px;
  padding: 18px 20px;
  border: 1px solid;
  border-radius: ${radius.card};
  ${({ $turn }) => ($turn === 'customer' ? yours : theirs)}
  ${({ $stacked }) => $stacked && column}
  ${below.phone} {
    ${column}
  }
`

const Switch = styled.div<{ $stacked: boolean }>`
  flex: none;
  padding-right: ${({ $stacked }) => ($stacked ? '0' : '24px')};
  border-right: ${({ $stacked }) => ($stacked ? '0' : '1px solid var(--rule)')};
  small {
    display: block;
    margin-bottom: 4px;
    ${font.captionMuted};
  }
  ${below.phone} {
    ${flex.between};
    padding: 0;
    border: 0;
    small {
      margin: 0;
    }
  }
`

const Sides = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-width: 178px;
  padding: 3px;
  border-radius: ${radius.control};
  background: var(--track);
`

// Slides to the other side when the turn changes.
const Thumb = styled.i<{ $turn: Turn }>`
  position: absolute;
  inset: 3px auto 3px 3px;
  width: calc(50% - 3px);
  border-radius: 6px;
  background: ${({ $turn }) => ($turn === 'customer' ? color.turn : color.fill)};
  opacity: ${({ $turn }) => ($turn ? 1 : 0)};
  transform: translateX(${({ $turn }) => ($turn === 'staff' ? '100%' : '0')});
  transition:
    transform 400ms cubic-bezier(0.2, 0.7, 0.2, 1),
    background 400ms,
    opacity 200ms;
`

const Side = styled.span<{ $on: boolean; $turn: 'customer' | 'staff' }>`
  position: relative;
  ${flex.row};
  justify-content: center;
  gap: 6px;
  padding: 3px 10px;
  font-size: 13px;
  line-height: 22px;
  font-weight: ${({ $on }) => ($on ? 600 : 500)};
  color: ${({ $on, $turn }) => ($on ? ($turn === 'customer' ? color.onTurn : color.onFill) : color.t2)};
`

const Words = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  strong {
    display: block;
    ${font.choiceTitle};
    text-wrap: balance;
  }
  p {
    max-width: 68ch;
    ${font.secondary};
    color: var(--said);
  }
  p b,
  p strong {
    display: inline;
    font-size: inherit;
    line-height: inherit;
    font-weight: 600;
  }
`

const Actions = styled.div`
  flex: none;
  ${flex.wrap};
  gap: 8px;
  ${below.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`

const Details = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--rule);
  color: var(--said);
`
