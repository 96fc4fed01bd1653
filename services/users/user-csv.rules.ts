import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime, formatDay, formatPhone } from '@/services/format/format.rules'
import { groupsLabel } from './group-texts.rules'
import type { ManagedUser } from './users.schema'

type Column = CsvColumn<ManagedUser>

/** The columns of customers only. */
const OF_CUSTOMERS: readonly Column[] = [
  { title: 'Tipo', value: ({ permissions_groups }) => groupsLabel(permissions_groups) },
  { title: 'Administra a conta', value: ({ is_company_admin }) => (is_company_admin ? 'Sim' : 'Não') },
  { title: 'Equipamentos', value: ({ equipment_count }) => equipment_count },
]

/** The columns of staff only. */
const OF_STAFF: readonly Column[] = [
  { title: 'Perfis', value: ({ permissions_groups }) => groupsLabel(permissions_groups) },
  {
    title: 'Empresas',
    value: ({ permissions_groups, permitted_companys }) =>
      permissions_groups.includes('VENDEDOR') ? permitted_companys.length : null,
  },
]

/** The columns of the users' CSV file, for customers or staff. */
export const userColumns = (side: 'customer' | 'staff'): readonly Column[] => [
  { title: 'Nome', value: ({ first_name }) => first_name },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Celular', value: ({ phone }) => phone && formatPhone(phone) },
  ...(side === 'customer' ? OF_CUSTOMERS : OF_STAFF),
  { title: 'Responsável', value: ({ responsible }) => responsible?.first_name ?? null },
  { title: 'Último acesso', value: ({ last_login }) => last_login && formatDateTime(last_login) },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
  { title: 'Cadastro em', value: ({ created_at }) => formatDay(created_at) },
]
