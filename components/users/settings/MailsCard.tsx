import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Switch } from '@/components/ui/forms/Switch'
import { useSavePreferences } from '@/hooks/users/account.mutations'
import { preferencesQueryOptions } from '@/hooks/users/account.queries'
import type { NotificationPreferences } from '@/services/users/account.schema'
import { flex, nameOverNote } from '@/styles/mixins'
import { CardState } from './CardState'
import { SECTIONS } from './sections'

const MAILS: readonly { name: keyof NotificationPreferences; label: string; description: string }[] = [
  {
    name: 'orders',
    label: 'Pedidos',
    description: 'Quando for a vez da sua equipe e quando um pedido começar ou terminar.',
  },
  // Neither is sent before tickets and news are there: the choice is kept, and the person is told so.
  {
    name: 'tickets',
    label: 'Chamados',
    description: 'Quando houver resposta em um chamado seu. Ainda não enviamos; sua escolha fica guardada.',
  },
  {
    name: 'news',
    label: 'Novidades',
    description: 'Equipamentos novos e melhorias da plataforma. Ainda não enviamos; sua escolha fica guardada.',
  },
]

/** Which mails the person wants; each switch is kept at once. */
export const MailsCard = () => {
  const query = useQuery(preferencesQueryOptions())
  const { mutate: choose } = useSavePreferences()
  return (
    <Card {...SECTIONS.mails} flush footer="E-mails de senha e de acesso chegam sempre: sem eles a conta não funciona.">
      <CardState query={query} label="Carregando os avisos" failure="Não foi possível carregar os avisos.">
        {(preferences) =>
          MAILS.map(({ name, ...mail }) => (
            <MailRow
              key={name}
              {...mail}
              checked={preferences[name]}
              onChange={(isOn) => choose({ ...preferences, [name]: isOn })}
            />
          ))
        }
      </CardState>
    </Card>
  )
}

type RowProps = { label: string; description: string; checked: boolean; onChange: (isOn: boolean) => void }

const MailRow = ({ label, description, ...control }: RowProps) => {
  const id = useId()
  return (
    <Row>
      <div>
        <b id={id}>{label}</b>
        <small id={`${id}-what`}>{description}</small>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}-what`} {...control} />
    </Row>
  )
}

const Row = styled(CardRow)`
  ${flex.between};
  gap: 16px;
  ${nameOverNote}
`
