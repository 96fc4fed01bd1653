import { useField } from 'formik'
import styled from 'styled-components'
import { formatCount } from '@/services/format/format.rules'
import { checkLine, font, touch } from '@/styles/mixins'
import type { NewTicketForm } from './newTicket.rules'
import { useTicketPromise } from './useTicketPromise'

/** Asks for another unit in the place of the chosen one, with what its package promises. */
export const ExchangeTick = () => {
  const [{ value }, , { setValue }] = useField<NewTicketForm['exchange']>('exchange')
  const promise = useTicketPromise()
  return (
    <Line>
      <input
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ target }) => void setValue(target.checked ? 'yes' : '')}
      />
      <span>
        <b>Quero trocar este equipamento</b>
        {promise && (
          <small>
            Pacote {promise.package}: outro igual em até{' '}
            {formatCount(promise.exchange_business_days, 'dia útil', 'dias úteis')}, sem custo.
          </small>
        )}
      </span>
    </Line>
  )
}

const Line = styled.label`
  ${checkLine}
  ${touch.minHeight}
  ${font.body};
  b {
    font-weight: 600;
  }
  && small {
    font-size: 13px;
  }
`
