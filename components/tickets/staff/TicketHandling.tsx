import { useQuery } from '@tanstack/react-query'
import { Hand, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Avatar } from '@/components/layout/header/Avatar'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useLogin } from '@/contexts/LoginContext'
import { useSetTicketAssignee } from '@/hooks/tickets/tickets.mutations'
import { ticketAssigneesQueryOptions } from '@/hooks/tickets/tickets.queries'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = { ticket: Ticket; onWait: () => void }

/** Whose turn it is, and who has the ticket. Both change it where the API allows that. */
export const TicketHandling = ({ ticket, onWait }: Props) => {
  const { actor } = useLogin()
  const { mutate: assign, isPending } = useSetTicketAssignee(ticket.id)
  const { assignee, version, waiting_for } = ticket
  const mayAssign = ticket.allowed_actions.includes('assign')
  const labelId = useId()
  // Who takes a ticket takes the turn with it.
  const take = (): void => assign({ user_id: assignee?.id ?? actor?.id ?? null, version })
  return (
    <Part>
      {waiting_for !== null && (
        <>
          <p id={labelId}>De quem é a vez</p>
          <Switch role="group" aria-labelledby={labelId}>
            <button
              type="button"
              aria-pressed={waiting_for === 'customer'}
              disabled={!mayAssign}
              title="Responda e marque “Aguardar o cliente”"
              onClick={() => waiting_for === 'staff' && onWait()}
            >
              {waiting_for === 'customer' && <Hand size={14} strokeWidth={2} aria-hidden />}
              Cliente
            </button>
            <button
              type="button"
              aria-pressed={waiting_for === 'staff'}
              disabled={!mayAssign}
              aria-busy={isPending || undefined}
              onClick={() => waiting_for === 'customer' && !isPending && take()}
            >
              {waiting_for === 'staff' && <LoaderCircle size={14} strokeWidth={2} aria-hidden />}
              Arrenda
            </button>
          </Switch>
        </>
      )}
      <AssigneeSelect
        assignee={assignee}
        disabled={!mayAssign || isPending}
        onChange={(user_id) => assign({ user_id, version })}
      />
    </Part>
  )
}

type SelectProps = { assignee: Ticket['assignee']; disabled: boolean; onChange: (userId: number | null) => void }

const AssigneeSelect = ({ assignee, disabled, onChange }: SelectProps) => {
  const { data: people = [] } = useQuery(ticketAssigneesQueryOptions())
  const id = useId()
  // Who has the ticket stands in the list even when they answer no tickets any more.
  const all = assignee && !people.some((one) => one.id === assignee.id) ? [assignee, ...people] : people
  return (
    <Row>
      <label htmlFor={id}>Responsável</label>
      {assignee && <Avatar name={assignee.name} tone="solid" />}
      <NativeSelect
        id={id}
        disabled={disabled}
        placeholder="sem responsável"
        options={all.map((one) => ({ value: String(one.id), label: one.name }))}
        value={assignee ? String(assignee.id) : ''}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
      />
    </Row>
  )
}

const Part = styled.section`
  padding: 12px 16px;
  border-bottom: 1px solid ${color.line};
  ${font.secondary};
  > p {
    margin-bottom: 6px;
    ${font.captionMuted};
  }
`

const Switch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  button {
    ${flex.inlineRow};
    justify-content: center;
    gap: 7px;
    height: 28px;
    border-radius: 6px;
    color: ${color.t2};
    ${font.secondary};
    font-weight: 500;
    ${touch.height}
  }
  button:hover {
    color: ${color.text};
  }
  button[aria-pressed='true'] {
    background: ${color.fill};
    color: ${color.onFill};
    font-weight: 600;
    cursor: default;
  }
  button[aria-pressed='true']:first-child {
    background: ${color.turn};
    color: ${color.onTurn};
  }
  button:disabled {
    cursor: default;
  }
`

const Row = styled.div`
  ${flex.row};
  gap: 8px;
  margin-top: 10px;
  label {
    flex: 1;
    color: ${color.t2};
  }
  > :nth-child(2):not(:last-child) {
    width: 22px;
    height: 22px;
    font-size: 10px;
  }
  select {
    max-width: 176px;
    border-color: transparent;
    background: none;
    padding-left: 4px;
  }
  select:hover {
    border-color: ${color.line2};
  }
`
