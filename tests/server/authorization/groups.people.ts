/** The roles of users with a session, as the specification names them (section 6); the first three are customers. */
export const PEOPLE = [
  'GESTOR',
  'buyer',
  'COLABORADOR',
  'ADMINISTRADOR',
  'FINANCEIRO',
  'OPERAÇÃO',
  'JURÍDICO',
  'PRODUTO',
  'GERENTE VENDEDOR',
  'salesperson',
] as const

export type Person = (typeof PEOPLE)[number]
