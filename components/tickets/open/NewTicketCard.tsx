import { Form, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** Why it was refused, when no field is to blame. */
  problem: string | undefined
  /** Left of the buttons. */
  note: ReactNode
  /** Before "Abrir chamado". */
  secondary?: ReactNode
  /** The sections. */
  children: ReactNode
}

/** The card of a new ticket: its sections, what was refused, and the button, which leads to what is missing. */
export const NewTicketCard = ({ problem, note, secondary, children }: Props) => {
  const { isSubmitting } = useFormikContext()
  return (
    <Card noValidate>
      {children}
      {problem && (
        <section>
          <Notice tone="bad" title={problem} />
        </section>
      )}
      <Buttons>
        <small>{note}</small>
        {secondary}
        <PlainButton kind="primary" type="submit" busy={isSubmitting}>
          Abrir chamado
        </PlainButton>
      </Buttons>
      <FocusFirstError />
    </Card>
  )
}

const Card = styled(Form)`
  min-width: 0;
  max-width: 820px;
  ${box.card};
  > section {
    padding: 20px;
    border-bottom: 1px solid ${color.line};
    > :last-child {
      margin-bottom: 0;
    }
  }
`

const Buttons = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  padding: 14px 20px;
  small {
    flex: 1 1 auto;
    ${font.secondaryMuted};
  }
  ${below.phone} {
    small {
      flex-basis: 100%;
    }
    button:last-child {
      flex: 1;
    }
  }
`
