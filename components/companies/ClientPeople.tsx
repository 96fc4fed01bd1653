import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/Card'
import { StatusTag } from '@/components/ui/StatusTag'
import type { Company } from '@/services/companies/companies.schema'
import { formatNumber, formatPhone, formatRelative } from '@/services/format/format.rules'
import { groupsLabel } from '@/services/users/user-labels.rules'
import { color } from '@/styles/tokens'

/** The people of a client, its admins first. */
export const ClientPeople = ({ company: { users, users_count } }: { company: Company }) => (
  <Card title="Usuários" facts={formatNumber(users_count)} flush>
    {users.length === 0 && <CardRow>Nenhum usuário.</CardRow>}
    {users.map((user) => (
      <CardRow key={user.id}>
        <Person>
          <div>
            <b>{user.first_name}</b>
            <small>{[user.email, user.phone && formatPhone(user.phone)].filter(Boolean).join(' · ')}</small>
          </div>
          <div>
            {groupsLabel(user.permissions_groups)}
            <small>
              {[
                user.is_company_admin && 'administra a conta',
                user.last_login ? `entrou ${formatRelative(user.last_login)}` : 'nunca entrou',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          {!user.active && <StatusTag tone="neutral">Desativado</StatusTag>}
        </Person>
      </CardRow>
    ))}
    {users_count > users.length && <CardRow>Mostramos os {formatNumber(users.length)} primeiros.</CardRow>}
  </Card>
)

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.t2};
    font-size: 12px;
    line-height: 18px;
  }
`
